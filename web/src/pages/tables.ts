/** The table of each game, loaded when it is played. */
import type { Component } from 'svelte';
import type { Game, TableProps } from '$lib/types';

type Loaded = Promise<{ default: Component<TableProps<never>> }>;

export const TABLES: Record<Game, () => Loaded> = {
  board: () => import('$games/board/Table.svelte'),
  card: () => import('$games/card/Table.svelte'),
  dice: () => import('$games/dice/Table.svelte'),
};
