/** Small tones, made on the spot; off until somebody wants them. */
import { settings } from './settings.svelte';

export type Sound = 'move' | 'turn' | 'scored' | 'end' | 'refused';

interface Tone {
  at: number; // seconds from now
  pitch: number; // hertz
  long: number; // seconds
}

const TONES: Record<Sound, Tone[]> = {
  move: [{ at: 0, pitch: 392, long: 0.09 }],
  turn: [
    { at: 0, pitch: 523, long: 0.14 },
    { at: 0.12, pitch: 659, long: 0.22 },
  ],
  scored: [
    { at: 0, pitch: 392, long: 0.12 },
    { at: 0.1, pitch: 494, long: 0.12 },
    { at: 0.2, pitch: 587, long: 0.24 },
  ],
  end: [
    { at: 0, pitch: 392, long: 0.16 },
    { at: 0.14, pitch: 523, long: 0.16 },
    { at: 0.28, pitch: 659, long: 0.16 },
    { at: 0.42, pitch: 784, long: 0.5 },
  ],
  refused: [{ at: 0, pitch: 196, long: 0.16 }],
};
const LOUD = 0.08;
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const tone of TONES[sound]) ring(context, tone);
}

function ring(context: AudioContext, { at, pitch, long }: Tone): void {
  const begin = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUD, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  const voice = context.createOscillator();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + long);
}
