/** What is drawn on a sheet, read off the scene. */

import { cardOf } from '$lib/game/goods';
import type { CardId, DiceScene } from '$wire';
import { ROUNDS } from './facts';

/** The faces in these spots, in the order of the spots. */
export function facesAt(dice: CardId[], spots: number[]): CardId[] {
  return [...spots].sort((a, b) => a - b).flatMap((spot) => dice[spot - 1] ?? []);
}

/** A space of a ship: a number written in it, one that is about to be, or nothing. */
export interface Space {
  number: number | null;
  ghost: boolean;
  spot: number | null; // the die it comes from, if that still lies in the tray
}

export interface ShipRow {
  round: number;
  now: boolean; // the numbers that are known are this ship's
  scored: number | null;
  worth: number; // of what is written in it
  spaces: Space[];
}

/** The round that the numbers on the sheets belong to: the last one, until dice roll again. */
export function loadedRound(scene: DiceScene): number {
  const full = scene.sheets.every((sheet) => sheet.free === 0);
  return full && scene.phase === 'rolling' ? scene.day - 1 : scene.day;
}

/** The spaces of this round's ship, with the numbers of picked dice as ghosts behind the others. */
export function spacesOf(scene: DiceScene, seat: number, picked: number[]): Space[] {
  const sheet = scene.sheets[seat];
  if (!sheet) return [];
  const from = [...(scene.chosen.find((one) => one.seat === seat)?.places ?? [])];
  from.sort((a, b) => a - b);
  const before = sheet.numbers.length - from.length;
  const written = sheet.numbers.map((number, i) => ({
    number,
    ghost: false,
    spot: from[i - before] ?? null,
  }));
  const coming = facesAt(scene.dice, picked)
    .slice(0, sheet.free)
    .map((face) => ({ number: cardOf(face).value, ghost: true, spot: null }));
  const empty = { number: null, ghost: false, spot: null };
  const rest = Math.max(0, sheet.spaces - written.length - coming.length);
  return [...written, ...coming, ...Array.from({ length: rest }, () => empty)];
}

/** The three ships of a sheet: scored, being loaded, still to come. */
export function shipsOf(scene: DiceScene, seat: number, picked: number[] = []): ShipRow[] {
  const sheet = scene.sheets[seat];
  const loaded = loadedRound(scene);
  return ROUNDS.map((round) => {
    const scored = sheet?.scored[round - 1] ?? null;
    const now = round === loaded;
    const spaces = now ? spacesOf(scene, seat, picked) : [];
    return { round, now, scored, worth: now ? (sheet?.worth ?? 0) : (scored ?? 0), spaces };
  });
}

/** The sum of the numbers on these faces. */
export function sumOf(faces: CardId[]): number {
  return faces.reduce((sum, face) => sum + cardOf(face).value, 0);
}

/** Seats with their crosses in one column, but one: whom the owner of a sheet is up against. */
export function rivals(crosses: number[], owner: number): { seat: number; crosses: number }[] {
  return crosses
    .map((count, seat) => ({ seat, crosses: count }))
    .filter((one) => one.seat !== owner);
}

/** The message with a title's name: "Deck Scrubber" is story-title-deck-scrubber. */
export function titleId(title: string): string {
  return `story-title-${title.toLowerCase().replaceAll(' ', '-')}`;
}

/** The spot of a total on the ladder of titles, the highest of which comes first. */
export function rungOf(points: number, titles: { from: number }[]): number {
  return titles.findIndex((title) => points >= title.from);
}

/** Whether new dice have been thrown: an undone choice shows the same dice again. */
export function isRoll(before: CardId[], scene: DiceScene): boolean {
  const fresh = scene.dice.length > 0 && scene.chosen.length === 0;
  return fresh && before.join() !== scene.dice.join();
}
