/** The plan of a new table: who shall sit where, and on which terms. */
import { site } from '$lib/page/address';
import type { Game, GameInfo, Terms, TimeControl } from '$wire';

export type Who = 'you' | 'friend' | 'hot' | 'bot';

export interface PlannedSeat {
  who: Who;
  level: string; // of the bot, if one sits here
  name: string; // of the friend at this device, if one sits here
}

/** All the terms, with chairs instead of a number of players and their bots. */
export interface Plan extends Required<Omit<Terms, 'players' | 'bots' | 'citizens'>> {
  chairs: PlannedSeat[];
}

/** The games as the server offers them. */
export type Offer = Record<Game, GameInfo>;

/** Friends come from elsewhere; where there is no server, they sit at the same device. */
const FRIEND: Who = site ? 'hot' : 'friend';
/** Who can sit at a table. */
export const SITTERS: readonly Who[] = site
  ? ['you', 'hot', 'bot']
  : ['you', 'friend', 'hot', 'bot'];

export const NO_CLOCK: TimeControl = { kind: 'none', seconds: 0, increment: 0 };

export function newPlan(game: Game, players: number, level: string): Plan {
  return {
    game,
    chairs: planSeats(players, [{ who: 'you', level, name: '' }], level),
    options: {},
    clock: NO_CLOCK,
    public: false,
    pace: null,
    talk: null,
    rated: false,
  };
}

/** So many chairs: those that are planned stay, further ones are for friends. */
export function planSeats(players: number, before: PlannedSeat[], level: string): PlannedSeat[] {
  const all = before.slice(0, players);
  while (all.length < players) all.push({ who: FRIEND, level, name: '' });
  return all;
}

/** Only one chair can be yours: the one you leave is a friend's. */
export function seated(before: PlannedSeat[], at: number, who: Who): PlannedSeat[] {
  return before.map((chair, seat) => {
    if (seat === at) return { ...chair, who };
    return who === 'you' && chair.who === 'you' ? { ...chair, who: FRIEND } : chair;
  });
}

/** Another game: its own number of players if the planned one is impossible, its own options. */
export function switched(plan: Plan, game: Game, players: number[], level: string): Plan {
  const wanted = Math.max(players[0] ?? 1, Math.min(players.at(-1) ?? 1, plan.chairs.length));
  return { ...plan, game, options: {}, chairs: planSeats(wanted, plan.chairs, level) };
}

/** The terms as the server wants them. */
export function termsOf(plan: Plan): Terms {
  const { chairs, ...terms } = plan;
  return { ...terms, rated: isRated(plan), players: chairs.length, bots: bots(plan) };
}

/** Whether a table could count for ratings: a clock, two people or more, each at their device. */
export function mayBeRated({ chairs, clock }: Plan): boolean {
  const people = chairs.every(({ who }) => who === 'you' || who === 'friend');
  return clock.kind !== 'none' && chairs.length > 1 && people;
}

/** Whether it will: a choice that was made before may not be possible any more. */
export const isRated = (plan: Plan): boolean => plan.rated && mayBeRated(plan);

/** The bots by seat. */
export function bots(plan: Plan): Record<string, string> {
  const all = plan.chairs.map((chair, seat): [string, string] => [
    String(seat),
    chair.who === 'bot' ? chair.level : '',
  ]);
  return Object.fromEntries(all.filter(([, level]) => level));
}

/** Whether somebody from elsewhere is awaited. */
export function expectsFriends(plan: Plan): boolean {
  return plan.chairs.some((chair) => chair.who === 'friend');
}
