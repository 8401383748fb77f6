import { beforeAll, expect, it } from 'vitest';
import { loadAllTexts, speak } from '$lib/text/i18n.svelte';
import type { Line } from '$wire';
import { words } from './share';

beforeAll(async () => {
  await loadAllTexts();
  await speak('pt-BR');
});

it('tells friends the result, without the numbers of rules', () => {
  const ending: Line[] = [
    { id: 'story-wins-florins', args: { who: { seat: 1 }, n: 91, clause: 'B51' } as Line['args'] },
  ];
  const result = { scores: [70, 91], winners: [1] };
  const names = ['Ana', 'Beto'];
  const told = words({ game: 'board', names, result, note: '', foot: '' }, ending);
  expect(told).toContain('1. Beto: 91 florins\n2. Ana: 70 florins');
  expect(told).toContain('Beto vence com 91 florins.');
  expect(told).not.toMatch(/B51|º/);
});
