/** What the phone says aloud, in the language chosen; without a voice it says nothing. */

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

export function say(text: string, lang: string): void {
  if (!canSpeak()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang === 'en' ? 'en-GB' : lang;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.startsWith(lang.slice(0, 2)));
  if (voice) words.voice = voice;
  speechSynthesis.speak(words);
}

export const stopSpeaking = (): void => {
  if (canSpeak()) speechSynthesis.cancel();
};
