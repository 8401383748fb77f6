/** Looking for words in the rules: what remains of a book that has them. */
import type { Block, RulesPage, Section } from '$wire';
import { matches, plain } from '../text/search';

export interface Numbered {
  section: Section;
  n: number; // its number in the whole text
}

/** All sections, or what is left of them when only matching rules and examples are kept. */
export function matching(book: RulesPage, words: string[]): Numbered[] {
  const all = book.sections.map((section, n) => ({ section, n }));
  if (words.length === 0) return all;
  return all.flatMap(({ section, n }) => {
    // The heading belongs to what a rule says.
    const clauses = section.clauses.filter(({ id, blocks }) =>
      matches([section.title, id, ...blocks.map(plain)].join(' '), words),
    );
    const blocks = section.blocks.filter((block) => has(block, words));
    return clauses.length || blocks.length ? [{ section: { ...section, clauses, blocks }, n }] : [];
  });
}

/** How many rules and pieces of text were found. */
export const count = (sections: Numbered[]): number =>
  sections.reduce((sum, { section }) => sum + section.clauses.length + section.blocks.length, 0);

const has = (block: Block, words: string[]): boolean => matches(plain(block), words);
