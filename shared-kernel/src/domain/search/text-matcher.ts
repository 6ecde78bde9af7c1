import { foldLetters } from '../text/fold-letters';
import { searchText } from './search-text';

/**
 * The kind of search. `wide` finds each word in any order, ignoring accents; `plain` finds the text as typed,
 * ignoring letter case. `wide` finds everything that `plain` finds.
 */
export type SearchReach = 'wide' | 'plain';

const beyondAscii = /[^ -~]/;

/** Most texts are ASCII, which normalization does not change. */
const plainLetters = (text: string) =>
  (beyondAscii.test(text) ? text.normalize('NFKC') : text).toLowerCase();

/** Separates the texts of one record; a typed search never contains it. */
const between = '\u0000';

type Fold = (texts: readonly string[]) => string;

const foldFor: Record<SearchReach, Fold> = {
  wide: (texts) => texts.map(foldLetters).join(between),
  plain: (texts) => texts.map(plainLetters).join(between),
};

const isDigit = (letter: string | undefined) => letter !== undefined && /\d/.test(letter);

/** Whether a text contains a word. A number inside a longer one does not count. */
function holds(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at !== -1 && isDigit(word[0]) && isDigit(text[at - 1])) at = text.indexOf(word, at + 1);
  return at !== -1;
}

/** A search prepared for many records: `matches` searches the text that `fold` makes from a record. */
interface PreparedSearch {
  /** The same function for all searches of one reach, so that folded texts can be cached between keystrokes. */
  readonly fold: Fold;
  readonly matches: (folded: string) => boolean;
}

/** Prepares the search of a list. A blank search matches everything; a search of accents only is matched as typed. */
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

/** Returns a function that checks whether the texts of a record match a search. */
export function textMatcher(
  search: string,
  reach: SearchReach = 'wide',
): (texts: readonly string[]) => boolean {
  const { fold, matches } = prepareSearch(search, reach);
  return (texts) => matches(fold(texts));
}
