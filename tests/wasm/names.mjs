// The names of actions, and the actions that the names stand for.
import { readFileSync } from 'node:fs';
import { Notation } from '../../web/src/bots/notation.ts';

const { moves, actions, wrong } = JSON.parse(readFileSync(0, 'utf8'));
const notation = new Notation(moves);
const names = actions.map((action) => notation.name(action));
const back = names.map((name) => notation.parse(name));
const refused = wrong.filter((text) => {
  try {
    return typeof text === 'string' ? !notation.parse(text) : !notation.name(text);
  } catch {
    return true;
  }
});
console.log(JSON.stringify({ names, back, refused }));
