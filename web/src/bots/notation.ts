/** Moves as texts, both ways, by the table that Python wrote. */
import type { Moves } from './description.ts';

interface Verb {
  verb: string;
  start: number;
  words: string[][]; // of each place, all that can stand there
}

export class Notation {
  private readonly moves: Moves;
  private readonly verbs: Verb[];
  private readonly names: Map<number, string>;

  constructor(moves: Moves) {
    this.moves = moves;
    this.verbs = moves.verbs.map((verb) => ({ ...verb, words: verb.words.map(spelled) }));
    this.names = new Map(Object.entries(moves.names).map(([name, action]) => [action, name]));
  }

  /** The text of an action. */
  name(action: number): string {
    const name =
      this.names.get(action) ?? this.verbs.map((verb) => said(verb, action)).find(Boolean);
    if (!name) throw new Error(`expected an action of the game; got ${action}`);
    return name;
  }

  /** The action that a text stands for. */
  parse(text: string): number {
    const named = this.moves.names[text];
    if (named !== undefined) return named;
    const [first, ...words] = text.split(' ');
    const verb = this.verbs.find((verb) => verb.verb === first);
    const action = verb && heard(verb, words);
    if (action === undefined) throw new Error(`expected a move of the game; got ${text}`);
    return action;
  }
}

/** The words of a place; numbers are given by the first and the last. */
const spelled = (words: Moves['verbs'][number]['words'][number]): string[] =>
  Array.isArray(words)
    ? words
    : Array.from({ length: words.last - words.first + 1 }, (_, n) => String(words.first + n));

function said(verb: Verb, action: number): string | undefined {
  let number = action - verb.start;
  if (number < 0) return undefined;
  const words: string[] = [];
  for (const choices of verb.words.toReversed()) {
    words.unshift(choices[number % choices.length]!);
    number = Math.floor(number / choices.length);
  }
  return number === 0 ? [verb.verb, ...words].join(' ') : undefined;
}

function heard(verb: Verb, words: string[]): number | undefined {
  if (words.length !== verb.words.length) return undefined;
  let number = 0;
  for (const [place, choices] of verb.words.entries()) {
    const digit = choices.indexOf(words[place]!);
    if (digit < 0) return undefined;
    number = number * choices.length + digit;
  }
  return verb.start + number;
}
