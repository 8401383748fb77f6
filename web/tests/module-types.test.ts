/** Translated modules have the types of Python's annotations: svelte-check refuses a wrong use. */
import { expect, expectTypeOf, it } from 'vitest';
import { level_of } from '$medici/online/tables/citizens.js';
import { scene } from '$medici/presentation/scene.js';
import type { Game } from '$medici/record/game.js';
import { plain } from '$python/runtime.js';
import type { Scene } from '$wire';

it('has the types of the annotations', () => {
  expectTypeOf(level_of).toEqualTypeOf<(name: string) => string | null>();
  expectTypeOf<Game['actor']>().toEqualTypeOf<number | 'nature' | null>();
  expectTypeOf((game: Game) => plain(scene(game))).returns.toEqualTypeOf<Scene>();
});

it('refuses a wrong use', () => {
  const wrong = (game: Game) => {
    // @ts-expect-error moves are counted
    game.before('all');
    // @ts-expect-error Python has no such method
    game.fly();
  };
  expect(wrong).toThrow();
});
