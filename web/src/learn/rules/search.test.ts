import { expect, test } from 'vitest';
import type { RulesPage } from '$wire';
import { cut, matches, wordsOf } from '../text/search';
import { count, matching } from './search';

const paragraph = (text: string) => [{ kind: 'paragraph' as const, text: [{ text }] }];
const book: RulesPage = {
  title: 'Regras',
  intro: [],
  sections: [
    {
      title: 'A venda',
      blocks: [],
      clauses: [
        { id: 'B20', blocks: paragraph('O leilão') },
        { id: 'B21', blocks: paragraph('Falar') },
      ],
    },
    { title: 'Exemplos', blocks: paragraph('Um lance no leilão'), clauses: [] },
  ],
};

test('words are found without regard to accents and capitals', () => {
  expect(wordsOf('  LEILÃO  lance ')).toEqual(['leilao', 'lance']);
  expect(matches('Um Lance no leilão', ['leilao', 'lance'])).toBe(true);
  expect(matches('Um lance', ['leilao'])).toBe(false);
});

test('what is found is marked in the text as it is written', () => {
  expect(cut('O leilão', ['leilao'])).toEqual([
    { text: 'O ', hit: false },
    { text: 'leilão', hit: true },
  ]);
  expect(cut('aaa', ['aa'])).toEqual([{ text: 'aaa', hit: true }]);
  expect(cut('nada', [])).toEqual([{ text: 'nada', hit: false }]);
});

test('a book keeps only what has the words in it', () => {
  expect(count(matching(book, []))).toBe(3);
  const some = matching(book, ['leilao']);
  expect(some.map(({ n, section }) => [n, section.clauses.length, section.blocks.length])).toEqual([
    [0, 1, 0],
    [1, 0, 1],
  ]);
  expect(matching(book, ['b21'])[0]?.section.clauses[0]?.id).toBe('B21');
  expect(matching(book, ['venda', 'falar'])[0]?.section.clauses.map(({ id }) => id)).toEqual([
    'B21',
  ]);
  expect(matching(book, ['nunca'])).toEqual([]);
});
