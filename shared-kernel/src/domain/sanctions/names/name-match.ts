import { computeJaroWinkler } from './jaro-winkler';
import {
  filterDistinctiveTokens,
  joinMatchingTokens,
  createNameTokens,
  type NameKind,
  type NameToken,
} from './name-tokens';
import { toConsonants, toPhoneticKey, listPhoneticKeys } from './phonetic-key';

/** Minimum score of a hit, out of 100. */
export const matchThreshold = 87;

/** Multipliers below 1 that reduce the similarity of two words or names. */
const weights = {
  /** Multiplier for the similarity of two words that sound alike but are spelled differently. */
  sound: 0.99,
  initial: 0.95,
  /** Multiplier for the similarity of two words with different first letters. */
  beginning: 0.95,
  /** Multiplier for the similarity of two words whose lengths differ by at least two letters. */
  length: 0.92,
  consonants: 0.96,
  /** Multiplier for the score of the male and the female form of one name. */
  gender: 0.88,
  /** Multiplier for the score of a single-word name against a longer name. */
  oneWord: 0.85,
  /** Multiplier for the similarity of two words with equal consonants, if one script has no vowels. */
  unvowelled: 0.97,
};

/** Deduction from the similarity for each word that only one of the names contains. */
const lackingWord: Readonly<Record<NameKind, number>> = { person: 0.03, company: 0.09 };

/** Minimum similarity, from 0 to 1, of two words that are highlighted as matching. */
const markedFrom = 0.8;

export interface NameMatch {
  readonly score: number;
  /** The matching words of each name, in their original spelling. */
  readonly words: readonly string[];
  readonly otherWords: readonly string[];
}

const isInitial = (text: string) => text.length <= 2 && toPhoneticKey(text).length === 1;

function spellingLikeness(word: string, other: string): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  let likeness = computeJaroWinkler(word, other);
  if (word[0] !== other[0]) likeness *= weights.beginning;
  if (long.length - short.length > 1) likeness *= weights.length;
  return likeness;
}

/** Removes vowels and the letter h, because spelling variants of a name differ mostly in these letters. */
const consonantsOf = (sound: string) => sound.replace(/[aiuh]/g, '');

const feminine = (word: string) => word.replace(/o?$/, 'a');

const isOfAnotherGender = (word: string, other: string) =>
  feminine(word) === other || feminine(other) === word;

/** Whether a term comes from a script without vowels. Such terms are in upper case. */
const isUnvowelled = (text: string) => /^[A-Z]/.test(text);

function consonantLikeness(word: string, other: string): number {
  const [one, two] = [toConsonants(word), toConsonants(other)];
  if (one === two && one !== '') return weights.unvowelled;
  const isLong = Math.min(one.length, two.length) >= 4;
  return isLong ? weights.unvowelled * weights.consonants * computeJaroWinkler(one, two) : 0;
}

function likenessAs(word: string, other: string, sound: string, otherSound: string): number {
  const likeness = Math.max(
    spellingLikeness(word, other),
    weights.sound * spellingLikeness(sound, otherSound),
  );
  if (isOfAnotherGender(word, other) || isOfAnotherGender(sound, otherSound)) {
    return weights.gender * likeness;
  }
  const hasSameConsonants = consonantsOf(sound) === consonantsOf(otherSound);
  return hasSameConsonants ? likeness : weights.consonants * likeness;
}

function wordLikeness(word: string, other: string, kind: NameKind): number {
  if (word === other) return 1;
  if (/^\d+$/.test(word) || /^\d+$/.test(other)) return 0;
  if (isUnvowelled(word) || isUnvowelled(other)) return consonantLikeness(word, other);
  if (kind === 'person' && (isInitial(word) || isInitial(other))) {
    const isSame = word[0] === other[0] || toPhoneticKey(word)[0] === toPhoneticKey(other)[0];
    return isSame ? weights.initial : 0;
  }
  return Math.max(
    ...listPhoneticKeys(word).flatMap((sound) =>
      listPhoneticKeys(other).map((otherSound) => likenessAs(word, other, sound, otherSound)),
    ),
  );
}

interface TermPair {
  readonly term: NameToken;
  readonly other: NameToken;
  readonly likeness: number;
}

function pairsOf(
  terms: readonly NameToken[],
  others: readonly NameToken[],
  kind: NameKind,
): readonly TermPair[] {
  const possible = terms
    .flatMap((term) =>
      others.map((other) => ({ term, other, likeness: wordLikeness(term.text, other.text, kind) })),
    )
    .toSorted((a, b) => b.likeness - a.likeness);
  const paired = new Set<NameToken>();
  return possible.filter(({ term, other }) => {
    if (paired.has(term) || paired.has(other)) return false;
    paired.add(term).add(other);
    return true;
  });
}

/**
 * Compares two names and returns a score. Word order, spelling and missing words have little influence. Titles and
 * legal forms are ignored. `nameKind` is the kind of `name`, and `kind` is the kind of `otherName`.
 */
export function matchNames(
  name: string,
  otherName: string,
  kind: NameKind,
  nameKind: NameKind = kind,
): NameMatch {
  const [all, otherAll] = [createNameTokens(name, nameKind), createNameTokens(otherName, kind)];
  const terms = filterDistinctiveTokens(joinMatchingTokens(all, otherAll), [kind, nameKind]);
  const others = filterDistinctiveTokens(joinMatchingTokens(otherAll, all), [kind]);
  const pairs = pairsOf(terms, others, kind);
  const marked = pairs.filter(({ likeness }) => likeness >= markedFrom);
  const words = marked.flatMap(({ term }) => term.words);
  const otherWords = marked.flatMap(({ other }) => other.words);
  const isOfInitials = pairs.every(
    ({ term, other }) => isInitial(term.text) || isInitial(other.text),
  );
  if (isOfInitials) return { score: 0, words, otherWords };
  const lacking = Math.abs(terms.length - others.length);
  const likeness = pairs.reduce((product, pair) => product * pair.likeness, 1);
  const share = pairs.length === 1 && lacking > 0 ? weights.oneWord : 1;
  const score = Math.max(0, likeness * share - lacking * lackingWord[kind]);
  return { score: Math.round(score * 100), words, otherWords };
}

/** Returns the words of a name, and every two adjacent words joined, as keys for a quick search. */
export function createNameKeys(name: string, kind: NameKind): readonly string[] {
  const words = createNameTokens(name, kind).map(({ text }) => text);
  return words.flatMap((word, at) => [word, word + (words[at + 1] ?? '')]);
}

/** Whether two words are similar enough that names with these words can reach the minimum score. */
export const areWordsSimilar = (word: string, other: string, kind: NameKind): boolean =>
  wordLikeness(word, other, kind) >= (matchThreshold - 1) / 100;
