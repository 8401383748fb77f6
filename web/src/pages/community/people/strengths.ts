/** Shared reviews as a curve: the error rate of each game, the oldest first. */
import type { SharedReview } from '$wire';

const WHOLE = 1_000_000; // rates are told in millionths of a victory
const POINT = WHOLE / 100;
const LONE_POINT = WHOLE / 3; // alone: of a point of the score

/** The error rate of a game in points of chance. */
export const points = ({ rate, size }: SharedReview): number =>
  rate / (size === 1 ? LONE_POINT : POINT);

/** The places of the games on a field of 100 by 100, lower is better; at most `top` points high. */
export function curve(reviews: readonly SharedReview[], top: number): { x: number; y: number }[] {
  const games = [...reviews].sort((a, b) => a.at - b.at);
  return games.map((game, index) => ({
    x: games.length === 1 ? 50 : (100 * index) / (games.length - 1),
    y: 100 - 100 * Math.min(1, points(game) / top),
  }));
}
