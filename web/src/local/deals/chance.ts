/** Chance in a deal: from its secret, by the algorithm of docs/fair.md, and the seeds of its bots' searches. */
import type { Chance } from '$medici/online/tables/chance.js';
import type { Game } from '$medici/record/game.js';
import { bytesOf, unhex } from '../../lib/fair/digests.ts';
import { hmac } from '../../lib/fair/sha256.ts';
import type { Deal } from '$wire';

const VALUES = 2n ** 64n; // of the number that a digest begins with
const SEEDS = 2 ** 32; // of a bot's search
const HOUSE_SEED = 'house'; // everybody's, so that all get the same cards

/** What a bot is asked with at a deal. */
export interface Asked {
  seed: number;
  rollouts: number | undefined;
  exact: true; // without its network it does not play at all
}

export interface DealChance extends Chance {
  asked(game: Game): Asked;
}

/** The secret of a deal makes its chance, wherever it is played. */
export function dealChance(deal: Deal, secret: string): DealChance {
  const nature = choices(secret, deal.id, deal.players);
  const seeds = choices(secret, `${deal.id}-bots`, deal.players);
  return {
    commitment: () => '',
    nature: () => ({
      choose: ({ book, state }, number) => book.outcome(state, nature(number, book.ways(state))),
    }),
    published: () => '',
    asked: ({ moves, actor }) => ({
      seed: seeds(moves.length, SEEDS),
      rollouts: deal.rollouts[String(actor)] || undefined,
      exact: true,
    }),
  };
}

/** Which of so many ways the choice with a number takes. */
export function choices(
  secret: string,
  table: string,
  players: number,
): (number: number, ways: number) => number {
  const seeds = Array.from({ length: players }, () => HOUSE_SEED);
  const key = hmac(unhex(secret), bytesOf([table, ...seeds].join('|')));
  return (number, ways) => {
    const fair = VALUES - (VALUES % BigInt(ways));
    for (let attempt = 0; ; attempt++) {
      const message = new DataView(new ArrayBuffer(12));
      message.setBigUint64(0, BigInt(number));
      message.setUint32(8, attempt);
      const drawn = hmac(key, new Uint8Array(message.buffer));
      const value = new DataView(drawn.buffer, drawn.byteOffset).getBigUint64(0);
      if (value < fair) return Number(value % BigInt(ways));
    }
  };
}
