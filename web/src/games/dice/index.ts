/** The face of the dice game. */
import type { DiceScene } from '$wire';
import type { GameFace } from '../face';
import Emblem from './Emblem.svelte';

export const dice: GameFace<DiceScene> = {
  table: () => import('./Table.svelte'),
  padded: true,
  centre: ['tray'],
  asked: (scene) => `table-ask-${scene.phase}`,
  awaited: (scene) => `table-await-${scene.phase === 'entering' ? 'entering' : 'choosing'}`,
  nature: 'table-nature-roll',
  scoring: (alone) => (alone ? { ships: 'D63', goods: 'D64' } : { ships: 'D20', goods: 'D22' }),
  players: 2,
  playersAfterTour: 2,
  emblems: ['cloth4', 'fur3', 'grain2', 'dye1', 'spice0', 'gold5'],
  Emblem,
  clause: 'D12',
};
