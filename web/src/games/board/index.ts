/** The face of the board game. */
import CardFace from '$art/CardFace.svelte';
import type { BoardScene } from '$wire';
import { offers, type GameFace } from '../face';

export const board: GameFace<BoardScene> = {
  table: () => import('./Table.svelte'),
  padded: false,
  centre: ['lot', 'auction'],
  asked: (_scene, legal) => (offers(legal, 'bid') ? 'table-ask-bid' : 'table-ask-lot'),
  awaited: (scene) => (scene.phase === 'auction' ? 'table-await-bid' : 'table-await-lot'),
  nature: 'table-nature-card',
  scoring: () => ({ ships: 'B40', goods: 'B43' }),
  players: 4,
  playersAfterTour: 3,
  emblems: ['cloth5', 'fur4', 'grain3', 'dye2', 'spice1', 'gold10'],
  Emblem: CardFace,
  clause: 'B21',
};
