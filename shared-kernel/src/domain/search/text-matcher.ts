import { normalizeLetters } from '../text/normalize-letters';
import { truncateSearchText } from './truncate-search-text';

/**
 * The kind of search. `wide` finds the words in any order and ignores accents. `plain` finds the exact text in any
 * letter case.
 */
export type SearchMode = 'wide' | 'plain';

const beyondAscii = /[^ -~]/;

/** Converts a text to lower case and NFKC form. ASCII texts are already in NFKC form. */
const plainLetters = (text: string) =>
  (beyondAscii.test(text) ? text.normalize('NFKC') : text).toLowerCase();

/** Separates the texts of a record when they are joined for a search. Users cannot type this character. */
const between = '\u0000';

type Fold = (texts: readonly string[]) => string;

const foldFor: Record<SearchMode, Fold> = {
  wide: (texts) => texts.map(normalizeLetters).join(between),
  plain: (texts) => texts.map(plainLetters).join(between),
};

const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter);

/** Whether a text contains a word. A word that starts with a digit does not match in the middle of a longer number. */
function holds(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at !== -1 && isDigit(word[0]) && isDigit(text[at - 1])) at = text.indexOf(word, at + 1);
  return at !== -1;
}

interface PreparedSearch {
  /**
   * Normalizes the texts of a record. Searches with the same mode share this function, so that its results can be
   * cached.
   */
  readonly fold: Fold;
  readonly matches: (folded: string) => boolean;
}

/**
 * Prepares the search of a list. A blank search matches everything. A search that consists only of accents matches
 * these characters exactly.
 */
export function prepareSearch(search: string, reach: SearchMode = 'wide'): PreparedSearch {
  const fold = foldFor[reach];
  const typed = truncateSearchText(search.trim());
  if (typed === '') return { fold, matches: () => true };
  const phrase = fold([typed]).trim();
  if (phrase === '') return prepareSearch(search, 'plain');
  const words = reach === 'wide' ? phrase.split(/\s+/u) : [];
  if (words.length < 2) return { fold, matches: (folded) => folded.includes(phrase) };
  const hasAll = (folded: string) => words.every((word) => holds(folded, word));
  return { fold, matches: (folded) => folded.includes(phrase) || hasAll(folded) };
}

/** Returns a function that checks whether a record's texts match a search. */
export function createTextMatcher(
  search: string,
  reach: SearchMode = 'wide',
): (texts: readonly string[]) => boolean {
  const { fold, matches } = prepareSearch(search, reach);
  return (texts) => matches(fold(texts));
}
