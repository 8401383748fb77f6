/** The sounds themselves, made on the spot: wood, metal and paper from tones and noise. */
import type { Step } from '$wire';
import { soundOf, type Signal, type Sound } from './which';

/** A tone that dies away; with `to` its pitch slides. */
interface Tone {
  at: number; // seconds from now
  pitch: number; // hertz
  long: number; // seconds
  loud: number;
  to?: number;
  shape?: OscillatorType;
}

/** A breath of noise around a pitch: the narrower, the more it rings. */
interface Noise {
  at: number;
  around: number; // hertz
  long: number;
  loud: number;
  narrow?: number;
}

interface Recipe {
  tones?: Tone[];
  noises?: Noise[];
}

const LOUD = 0.09; // of everything: quiet

const tone = (at: number, pitch: number, long: number, loud = 1): Tone => ({ at, pitch, long, loud }); // prettier-ignore
const click = (at: number, around: number, loud: number): Noise => ({ at, around, loud, long: 0.04, narrow: 3 }); // prettier-ignore
/** Metal: partials that do not belong to one tone, the higher the shorter. */
const metal = (at: number, pitch: number, long: number, loud: number): Tone[] =>
  [1, 2.01, 2.76, 4.07].map((times, i) => ({
    at,
    pitch: pitch * times,
    long: long / (1 + i * 0.7),
    loud: loud / (1 + i),
    shape: 'sine',
  }));
/** Wood: a low tone that falls at once, and the knock on top. */
const wood = (at: number, pitch: number, loud: number): Recipe => ({
  tones: [{ at, pitch, to: pitch * 0.55, long: 0.14, loud, shape: 'sine' }],
  noises: [{ at, around: pitch * 6, long: 0.03, loud: loud * 0.8, narrow: 1.5 }],
});

const ROLL = [0, 0.06, 0.1, 0.17, 0.22, 0.31, 0.36];

const RECIPES: Record<Sound, Recipe> = {
  card: { noises: [{ at: 0, around: 3200, long: 0.09, loud: 0.8, narrow: 0.7 }, click(0.06, 1400, 0.5)] }, // prettier-ignore
  coin: { tones: [...metal(0, 2350, 0.22, 0.35), ...metal(0.07, 2790, 0.3, 0.3)] },
  knock: wood(0, 190, 0.55),
  hammer: both(wood(0.16, 150, 1.6), wood(0.3, 140, 0.6)), // when it has fallen
  dice: { noises: ROLL.map((at, i) => click(at, 1500 + ((i * 7) % 5) * 260, 1 - i * 0.09)) },
  pen: { noises: [0, 0.08, 0.15].map((at) => ({ at, around: 4600, long: 0.05, loud: 0.35, narrow: 1.2 })) }, // prettier-ignore
  bell: { tones: [...metal(0, 587, 1.4, 0.7), ...metal(0.35, 587, 1.6, 0.5)] },
  turn: { tones: [tone(0, 523, 0.14), tone(0.12, 659, 0.22)] },
  end: {
    tones: [tone(0, 392, 0.16), tone(0.14, 523, 0.16), tone(0.28, 659, 0.16), tone(0.42, 784, 0.5)],
  },
  refused: { tones: [tone(0, 196, 0.16)] },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Let a step be heard, or a signal. */
export function sound(what: Step | Signal): void {
  const heard = typeof what === 'string' ? what : soundOf(what);
  if (!heard) return;
  context ??= new AudioContext();
  void context.resume(); // it sleeps until the first tap
  strike(context, RECIPES[heard]);
}

function strike(context: AudioContext, { tones = [], noises = [] }: Recipe): void {
  const now = context.currentTime;
  for (const each of tones) ring(context, each, now + each.at);
  for (const each of noises) rustle(context, each, now + each.at);
}

function ring(context: AudioContext, { pitch, to, long, loud, shape }: Tone, begin: number): void {
  const voice = context.createOscillator();
  voice.type = shape ?? 'triangle';
  voice.frequency.setValueAtTime(pitch, begin);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, begin + long / 2);
  voice.connect(fading(context, begin, long, loud));
  voice.start(begin);
  voice.stop(begin + long);
}

function rustle(context: AudioContext, noise: Noise, begin: number): void {
  const voice = context.createBufferSource();
  voice.buffer = hiss ??= white(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = noise.around;
  band.Q.value = noise.narrow ?? 1;
  voice.connect(band).connect(fading(context, begin, noise.long, noise.loud * 2));
  voice.start(begin);
  voice.stop(begin + noise.long);
}

/** A volume that rises at once and dies away. */
function fading(context: AudioContext, begin: number, long: number, loud: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUD * loud, begin + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  volume.connect(context.destination);
  return volume;
}

/** Half a second of white noise. */
function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function both(first: Recipe, second: Recipe): Recipe {
  return {
    tones: [...(first.tones ?? []), ...(second.tones ?? [])],
    noises: [...(first.noises ?? []), ...(second.noises ?? [])],
  };
}
