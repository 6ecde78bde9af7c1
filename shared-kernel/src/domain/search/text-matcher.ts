import { bareLetters } from '../text/bare-letters';
import { searchText } from './search-text';

/**
 * How far a search reaches. `wide` finds each word of it, in any order, with any accents; `plain` finds it
 * as it is typed, in either letter case. What `plain` finds is found by `wide` too.
 */
export type SearchReach = 'wide' | 'plain';

const beyondAscii = /[^ -~]/;

/** Normalising changes no ASCII text, and most texts are. */
const plainLetters = (text: string) =>
  (beyondAscii.test(text) ? text.normalize('NFKC') : text).toLowerCase();

/** Separates the texts of one record; no typed search holds it. */
const between = '\u0000';

/** The texts of a record as a search looks in them. */
type Fold = (texts: readonly string[]) => string;

const foldFor: Record<SearchReach, Fold> = {
  wide: (texts) => texts.map(bareLetters).join(between),
  plain: (texts) => texts.map(plainLetters).join(between),
};

const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter);

/** Whether a text holds a word; a number is not found in the middle of a longer one. */
function holds(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at !== -1 && isDigit(word[0]) && isDigit(text[at - 1])) at = text.indexOf(word, at + 1);
  return at !== -1;
}

/** A search prepared for many records: `matches` looks in what `fold` makes of the texts of one. */
interface PreparedSearch {
  /** The same function for every search of one reach, so that folded texts are kept from one key to the next. */
  readonly fold: Fold;
  readonly matches: (folded: string) => boolean;
}

/** The search of every list; a blank one matches all. One of accents alone is found as it is typed. */
export function prepareSearch(search: string, reach: SearchReach = 'wide'): PreparedSearch {
  const fold = foldFor[reach];
  const typed = searchText(search.trim());
  if (typed === '') return { fold, matches: () => true };
  const phrase = fold([typed]).trim();
  if (phrase === '') return prepareSearch(search, 'plain');
  const words = reach === 'wide' ? phrase.split(/\s+/u) : [];
  if (words.length < 2) return { fold, matches: (folded) => folded.includes(phrase) };
  const hasAll = (folded: string) => words.every((word) => holds(folded, word));
  return { fold, matches: (folded) => folded.includes(phrase) || hasAll(folded) };
}

/** Whether what is searched for is found in the texts of a record. */
export function textMatcher(
  search: string,
  reach: SearchReach = 'wide',
): (texts: readonly string[]) => boolean {
  const { fold, matches } = prepareSearch(search, reach);
  return (texts) => matches(fold(texts));
}
