/** The mark of each achievement: one line drawing on a field of 24 by 24. */
export const MARKS: Record<string, string> = {
  victory: 'M4 18h16l1-11-5 4-4-6-4 6-5-4z',
  'full-table':
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3m0 14v3M3.3 7l2.6 1.500m12.200 7 2.600 1.500M3.300 17l2.600-1.500m12.200-7L20.700 7',
  'last-to-first': 'M4 20h5v-4h5v-5h5V4m-3 3 3-3 3 3',
  'one-florin': 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 9l2-1v8m-2 0h4',
  'three-days':
    'M3 17h18M5 17a3 3 0 0 1 6 0m2 0a3 3 0 0 1 6 0M9 12a3 3 0 0 1 6 0M12 3v3M5 7l1.500 1.500M19 7l-1.500 1.500',
  'three-ships': 'M3 8h6l-1.500 3h-3zM15 8h6l-1.500 3h-3zM8 17h8l-2 4h-4zM6 8V4m12 4V4m-6 13v-5',
  'great-ship': 'M2 15h20l-3 5H5zM12 15V3m0 1 6 4-6 4M12 7 7 11l5 1',
  'five-of-a-good':
    'M5 7h4v5H5zM10 7h4v5h-4zM15 7h4v5h-4zM7.500 13.500h4v5h-4zM12.500 13.500h4v5h-4z',
  'every-market':
    'M12 3l8.500 6.200-3.200 10H6.700l-3.200-10zM12 3v9m8.500-2.800L12 12m5.300 7.200L12 12m-5.300 7.200L12 12M3.500 9.200 12 12',
  'gold-three-times':
    'M12 3c3 2.500 3 6 0 8-3-2-3-5.500 0-8zM11 12c-4-1.500-7 .5-7 4 3 .5 6-.5 8-3m0-1c4-1.500 7 .5 7 4-3 .5-6-.5-8-3M12 12v9M8 18h8',
  'two-summits': 'M2 20l6-12 4 8 3-6 7 10zM8 8V4l3 1.500L8 7m7 3V6l3 1.500L15 9',
  thrift:
    'M7 9c-3 3-4 5-4 7.500C3 20 6 21 12 21s9-1 9-4.500C21 14 20 12 17 9zM7 9 5.500 4l3 1.500L12 4l3.500 1.500 3-1.500L17 9z',
  patience:
    'M6 3h12M6 21h12M7 3c0 5 3 6.500 5 9-2 2.500-5 4-5 9m10-18c0 5-3 6.500-5 9 2 2.500 5 4 5 9',
  'four-monopolies': 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  'full-column': 'M8 21V3h8v18zM8 7.500h8M8 12h8m-8 4.500h8',
  title: 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.500 14 7 21l5-2.500L17 21l-1.500-7',
};

/** All but the titles of a solitaire, in the order in which they are shown. */
export const KINDS = Object.keys(MARKS).filter((kind) => kind !== 'title');

const TITLE = 'title-';
/** The titles of a solitaire, the best first. */
const TITLES = ['medici', 'captain', 'merchant', 'officer', 'navigator', 'engineer', 'quartermaster', 'seaman', 'lookout', 'cadet', 'cook', 'dish-washer', 'deck-scrubber']; // prettier-ignore

/** The best title among some kinds; null if there is none. */
export function bestTitle(kinds: readonly string[]): string | null {
  return TITLES.find((title) => kinds.includes(TITLE + title)) ?? null;
}
