/** Sentences about tournaments. */
import type { ApiError } from '$lib/server/api';
import { date, has, number, t } from '$lib/text/i18n.svelte';
import type { Standing, TournamentHead, TournamentPlan, TournamentView } from '$wire';
import { clockWords } from '../../terms';

/** Between things in a row; no line begins with the point. */
export const APART = '\u00a0· ';

type Kind = Pick<TournamentHead, 'format' | 'duplicate' | 'rounds' | 'size' | 'game'>;

/** What is played in which way: "Dice, tables of 2, 3 rounds". */
export function kindWords(plan: Kind): string {
  const format = plan.duplicate ? 'duplicate' : plan.format;
  return [
    t(`home-${plan.game}-short`),
    t('tournaments-tables-of', { n: plan.size }),
    t(`tournaments-kind-${format}`, { n: plan.rounds, game: plan.game }),
  ].join(APART);
}

/** The terms of a plan, one by one. */
export function planWords(plan: TournamentView['plan']): string[] {
  return [
    kindWords(plan),
    clockWords(plan.clock),
    t(plan.rated ? 'tournaments-rated' : 'tournaments-unrated'),
    ...(plan.club ? [] : [t(`tournaments-admission-${plan.admission}`)]), // a link to the club
    plan.bots
      ? t('tournaments-bots-fill', { level: t('people-level', { bot: plan.bots }) })
      : t('tournaments-bots-none'),
  ];
}

/** Points as the standings show them. */
export const points = (value: number): string => number(value, { maximumFractionDigits: 2 });

/** What puts a line of the standings behind the one before, where their points do not show it. */
export function whyBehind(row: Standing, before?: Standing): string {
  if (!row.played || !row.behind || row.behind === 'division') return '';
  if (row.behind === 'points' && points(row.points) !== points(before?.points ?? 0)) return '';
  return t(`tournaments-behind-${row.behind}`);
}

/** A moment: today's by its time alone. */
export const moment = (seconds: number, now = new Date()): string =>
  new Date(seconds * 1000).toDateString() === now.toDateString()
    ? date(seconds, { timeStyle: 'short' })
    : date(seconds);

/** Why a tournament was not announced or entered. */
export function tournamentProblem(error: ApiError): string {
  const id = `tournaments-problem-${error.code}`;
  return has(id) ? t(id) : error.text;
}

/** A time of this place, as a field of a form has it. */
export function asField(time: Date): string {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The next full hour but one. */
export function soon(now = new Date()): string {
  const then = new Date(now.getTime() + 90 * 60_000);
  then.setMinutes(0, 0, 0);
  return asField(then);
}

export const FORMATS = ['rounds', 'knockout', 'league', 'duplicate'] as const;
export type FormatChoice = (typeof FORMATS)[number];

/** What a choice of the form means for the plan. */
export const formatOf = (choice: FormatChoice): Pick<TournamentPlan, 'format' | 'duplicate'> =>
  choice === 'duplicate'
    ? { format: 'rounds', duplicate: true }
    : { format: choice, duplicate: false };
