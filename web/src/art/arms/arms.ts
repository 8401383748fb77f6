/** Coats of arms, drawn by a rule from a name: two shapes in two colours, one of them a metal. */

// Beside the purple and the gold of the house, as dyers had them; light enough, dark enough.
const COLOURS = ['#6b2d3a', '#23466b', '#2f5a3c', '#9a3324', '#33303a', '#5a2d63'];
const METALS = ['#e9c965', '#f3ead6'];

/** What divides the shield, where its charge lies, how large, and whether it lies on the first shape. */
interface Division {
  path: string;
  at: [number, number];
  size: number;
  over: boolean;
}

const DIVISIONS: Division[] = [
  { path: 'M0 0h48v18H0z', at: [24, 33], size: 1.15, over: false },
  { path: 'M0 33h48v23H0z', at: [24, 19], size: 1.15, over: false },
  { path: 'M0 18h48v19H0z', at: [24, 27.5], size: 0.85, over: true },
  { path: 'M14 0h20v56H14z', at: [24, 26], size: 0.9, over: true },
  { path: 'M-4 2L6 -6 56 40 46 50z', at: [33.5, 15.5], size: 0.72, over: false },
  { path: 'M24 22L52 46V60L24 36-4 60V46z', at: [24, 14], size: 0.8, over: false },
  { path: 'M0 0h48v56H0zM24 8.500C18 10.5 14 10.8 9 10v17.500c0 9 6 15.500 15 20.500 9-5 15-11.500 15-20.500V10c-5 .8-9 .5-15-1.500z', at: [24, 27], size: 1.1, over: false },
  { path: 'M7 0h34L24 47z', at: [24, 15.5], size: 0.8, over: true },
]; // prettier-ignore

// Around the middle of a field of 20 by 20.
const CHARGES = [
  'M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  'M0-11L8 0 0 11-8 0z',
  'M0-10.500L2.6-3.500 10-3.200 4.200 1.400 6.200 8.500 0 4.400-6.200 8.500-4.200 1.400-10-3.200-2.600-3.500z',
  'M3-9.500a9.800 9.800 0 1 0 0 19a7.600 7.600 0 1 1 0-19z',
  'M-8-10h4v3h2v-3h4v3h2v-3h4v6h-2V10h-12V-4h-2z',
  'M-2.500-10h5v7.500h7.500v5H2.500V10h-5V2.500H-10v-5h7.500z',
  'M0-10a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM-5.500 0a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM5.500 0a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9z',
]; // prettier-ignore

export interface Coat {
  ground: string; // colour of the shield
  shape: string; // colour of what lies on it
  division: string;
  charge: string;
  place: string; // of the charge, as a transform
  ink: string; // of the charge
}

/** The arms of whoever has this name: always the same, and seldom those of another. */
export function coatOf(name: string): Coat {
  let seed = hash(name);
  const one = <T>(of: readonly T[]): T => {
    const chosen = of[seed % of.length]!;
    seed = Math.floor(seed / of.length);
    return chosen;
  };
  const { path, at, size, over } = one(DIVISIONS);
  const charge = one(CHARGES);
  const pair = [one(COLOURS), one(METALS)] as const;
  const [ground, shape] = one([pair, [pair[1], pair[0]] as const]);
  return {
    ground,
    shape,
    division: path,
    charge,
    place: `translate(${at.join(' ')}) scale(${size})`,
    ink: over ? ground : shape,
  };
}

/** FNV-1a over the letters, stirred once more, so that like names have unlike arms. */
function hash(text: string): number {
  let seed = 0x811c9dc5;
  for (const letter of text.normalize('NFC')) {
    seed = Math.imul(seed ^ letter.codePointAt(0)!, 0x01000193);
  }
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return (seed ^ (seed >>> 13)) >>> 0;
}
