/** Tells games and tables by the translated Python, line by line, for tests that compare. */
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Advice } from '../generated/medici/analysis/advise/advice.js';
import { next_card } from '../generated/medici/analysis/advise/odds.js';
import {
  closer_prices,
  fair_price,
  spread_prices,
} from '../generated/medici/analysis/advise/prices.js';
import { findings, hint, reasons } from '../generated/medici/analysis/advise/sentences.js';
import {
  TriedMove,
  rank_moves,
  title_chances,
} from '../generated/medici/analysis/advise/summary.js';
import { move_line } from '../generated/medici/analysis/moves.js';
import '../generated/medici/apart/board.js';
import '../generated/medici/apart/card.js';
import '../generated/medici/apart/dice.js';
import { read_sheet } from '../generated/medici/interfaces/companion/read.js';
import { reckon } from '../generated/medici/interfaces/companion/reckon.js';
import { asked, odds, sheet_of } from '../generated/medici/interfaces/companion/recording.js';
import { replay_of } from '../generated/medici/presentation/playback/replay.js';
import { parse_record, replay } from '../generated/medici/record/read.js';
import { next_orders } from '../generated/medici/analysis/review/plan.js';
import { GameStats, add_outcomes } from '../generated/medici/analysis/review/stats.js';
import { build_review } from '../generated/medici/analysis/review/summary.js';
import { Command, Player } from '../generated/medici/online/tables/commands.js';
import { Event } from '../generated/medici/online/tables/events.js';
import { LiveTable } from '../generated/medici/online/tables/live.js';
import { fromPlain, plain, struct } from '../src/python/runtime.js';

const TASKS = {
  /** A record as a replay: the text of it, or no more than its digest. */
  replay: ({ record, whole }) => {
    const text = JSON.stringify(plain(replay_of(replay(fromPlain(record)))));
    return whole ? text : createHash('sha256').update(text).digest('hex');
  },
  /** What is wrong with a text that should be a record. */
  problem: ({ text }) => {
    replay(parse_record(text));
    return null;
  },
  /** A score sheet of a real table, reckoned. */
  reckon: ({ sheet }) => plain(reckon(read_sheet(fromPlain(sheet)))),
  /** A game that is recorded: as a sheet, and what is asked next. */
  recorded: ({ record }) => {
    const game = replay(fromPlain(record));
    return [sheet_of(game), asked(game), odds(game)].map(plain);
  },
  /** What an adviser makes of futures. */
  prices: ({ purse, low, high, chances, florins, seed }) => {
    const prices = closer_prices(spread_prices(0, purse), low, high);
    return plain(fair_price(0, purse, prices, chances, florins, seed));
  },
  /** And what it says of them. */
  advice: ({ advice, record, actions, shares, totals, you }) => {
    const game = replay(fromPlain(record));
    const tried = actions.map((action, number) => {
      const points = totals.map((batch) => batch[number][0]);
      const move = game.book.move_name(action);
      return new TriedMove(move, move_line(game, move, 'advise'), title_chances(points));
    });
    const told = struct(Advice, advice);
    told.candidates = rank_moves(tried, game.state.actor, shares, totals);
    told.odds = next_card(game);
    return [told, findings(told, you), hint(told), reasons(told)].map(plain);
  },
  /** A review, from the sums over the futures of a game. */
  review: ({ record, stats }) =>
    plain(build_review(replay(fromPlain(record)), struct(GameStats, stats))),
  /** The futures to play next, and the sums once they ended like this. */
  futures: ({ stats, players, ends }) => {
    const sums = struct(GameStats, stats);
    const given = next_orders(sums, players === 1, 5);
    given.forEach((order, number) => add_outcomes(sums, order, players, ends[number], players));
    return [given.map(plain), plain(sums)];
  },
  /** A table after each of its events, as several people see it. */
  table: ({ events, people }) => {
    const players = people.map((one) => one && new Player(one.id, one.name));
    const table = LiveTable.from_events(events.slice(0, 1).map((event) => struct(Event, event)));
    return events.slice(1).map((event) => {
      table.apply(struct(Event, event));
      return players.map((player) => plain(table.view(player)));
    });
  },
  /** What a table says to a command. */
  refusal: ({ events, command, player, now }) => {
    const chance = { commitment: () => '', nature: () => null, told: () => '' };
    const table = LiveTable.from_events(
      events.map((event) => struct(Event, event)),
      chance,
    );
    const who = player && new Player(player.id, player.name);
    return table.decide(struct(Command, command), who, now).map(plain);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { task, ...given } = JSON.parse(line);
  let answer;
  try {
    answer = { is: TASKS[task](given) };
  } catch (thrown) {
    if (!thrown.name?.endsWith('Error') || thrown instanceof ReferenceError) throw thrown;
    answer = { error: thrown.message, kind: thrown.name };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
