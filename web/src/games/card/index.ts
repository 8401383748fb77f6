/** The face of the card game. */
import CardFace from '$art/CardFace.svelte';
import type { CardScene } from '$wire';
import { offers, type GameFace } from '../face';

export const card: GameFace<CardScene> = {
  table: () => import('./Table.svelte'),
  padded: true,
  centre: ['market'],
  asked: (_scene, legal) => (offers(legal, 'reveal') ? 'table-ask-reveal' : 'table-ask-take'),
  awaited: () => 'table-await-take',
  nature: 'table-nature-card',
  scoring: () => ({ ships: 'C30', goods: 'C33' }),
  players: 3,
  playersAfterTour: 3,
  emblems: ['cloth5', 'fur4', 'grain3', 'dye0x2', 'spice0g', 'neutral7'],
  Emblem: CardFace,
  clause: 'C11',
};
