import anyAscii from 'any-ascii';
import { wordPattern } from './split-name-parts';
import { memoize } from './memoize';
import { toPhoneticKey } from './phonetic-key';

/** Whether a name belongs to a person or a company. The kind determines which words of the name are ignored. */
export type NameKind = 'person' | 'company';

/**
 * A normalized word of a name, or several words that are a single word in the compared name. Words from a script
 * without vowels are in upper case.
 */
export interface NameToken {
  readonly text: string;
  readonly words: readonly string[];
}

const wordsIn = (text: string) => new Set(text.split(' '));

/** Words that mark a sole trader in six languages, in Latin letters. */
const soleTraderForms =
  'ip ie fop chp ek ekfm ekfr eu einzelunternehmen einzelunternehmer einzelunternehmerin einzelfirma inh inhaber ' +
  'inhaberin ei eurl pfa obrt sole trader proprietor proprietorship individual private entrepreneur dba';

const soleTraderWords = wordsIn(soleTraderForms);

const uncounted: Readonly<Record<NameKind, ReadonlySet<string>>> = {
  person: wordsIn(
    'mr mrs ms dr prof sir jr sr al el bin ibn bint bn van von der den de la del da do dos y of the',
  ),
  company: wordsIn(
    'ltd limited llc llp lp plc inc incorporated corp corporation co company gmbh mbh ag kg sa sas sarl srl spa bv nv ' +
      'ab as oy oyj aps asa kft zrt bt sro doo ood ead ooo oao zao pao jsc pjsc ojsc fz fze fzc fzco dmcc pte pty sdn ' +
      'bhd sp zoo sl slu ltda eirl kk tbk pt shps spe the of and und et y de del do da al el ' +
      soleTraderForms,
  ),
};

const writtenOut: ReadonlyMap<string, string> = new Map([
  ['intl', 'international'],
  ['bros', 'brothers'],
  ['mfg', 'manufacturing'],
  ['gen', 'general'],
]);

const withoutVowels = /\p{Script=Arabic}/u;

const arabicArticle = /^\u0627\u0644(?=.{2})/u;

/** Scripts without spaces between words, where any-ascii turns each character into a capitalized syllable. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Transliterates a word to Latin letters and digits. A word in a script without spaces becomes several words. */
function plainWords(word: string): readonly string[] {
  const latin = anyAscii(word.normalize('NFKC').replace(arabicArticle, ''));
  const parts = syllabic.test(word) ? latin.split(/(?=[A-Z])/) : [latin];
  return parts
    .map((part) => part.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .map((part) => (withoutVowels.test(word) ? part.toUpperCase() : part));
}

const joined = (terms: readonly NameToken[]): NameToken => ({
  text: terms.map(({ text }) => text).join(''),
  words: terms.flatMap(({ words }) => words),
});

/** Joins the single letters of a legal form to one word, such as “G.m.b.H.” to “gmbh”. */
function withJoinedForms(terms: readonly NameToken[]): readonly NameToken[] {
  const from = terms.findIndex(({ text }) => text.length === 1);
  if (from < 0) return terms;
  const after = terms.findIndex(({ text }, at) => at > from && text.length !== 1);
  const row = joined(terms.slice(from, after < 0 ? undefined : after));
  const rest = after < 0 ? [] : withJoinedForms(terms.slice(after));
  const letters = uncounted.company.has(row.text)
    ? [row]
    : terms.slice(from, from + row.text.length);
  return [...terms.slice(0, from), ...letters, ...rest];
}

const wordTerms = memoize((name): readonly NameToken[] =>
  Array.from(name.matchAll(wordPattern), ([word]) =>
    plainWords(word).map((text) => ({ text: writtenOut.get(text) ?? text, words: [word] })),
  )
    .flat()
    .filter(({ text }) => text !== ''),
);

/** Returns the words of a name in lower-case Latin letters without accents. */
export const createNameTokens = (name: string, kind: NameKind): readonly NameToken[] =>
  kind === 'company' ? withJoinedForms(wordTerms(name)) : wordTerms(name);

/** Joins two adjacent terms if the other name contains them as one word. */
export function joinMatchingTokens(
  terms: readonly NameToken[],
  others: readonly NameToken[],
): readonly NameToken[] {
  const sounds = new Set(others.map(({ text }) => toPhoneticKey(text)));
  const found: NameToken[] = [];
  for (const term of terms) {
    const last = found.at(-1);
    const both = last && joined([last, term]);
    if (both && sounds.has(toPhoneticKey(both.text))) found.splice(-1, 1, both);
    else found.push(term);
  }
  return found;
}

const isUncounted = ({ text }: NameToken, kinds: readonly NameKind[]) =>
  kinds.some((kind) => uncounted[kind].has(text.toLowerCase()));

/**
 * Returns the words of a name without legal forms and other ignored words. If all words are ignored words, returns all
 * of them.
 */
export function filterDistinctiveTokens(
  terms: readonly NameToken[],
  kinds: readonly NameKind[],
): readonly NameToken[] {
  const counted = terms.filter((term) => !isUncounted(term, kinds));
  return counted.length === 0 ? terms : counted;
}

/** Matches separators between two names of one party, such as “d/b/a”. */
const betweenNames =
  /[()[\]]|\s[/|;]\s|\s(?:d\s?[/.]\s?b\s?[/.]\s?a\.?|dba|t\s?\/\s?a|a\s?[/.]\s?k\s?[/.]\s?a\.?|aka|trading as|doing business as|also known as|formerly|ex|inh\.?|inhaber(?:in)?:?|owner:?|prop\.?:?)\s/giu;

/**
 * Returns a name without words that mark a sole trader. “Ip” can also be a family name, so the full name is compared
 * too.
 */
function withoutSoleTrader(name: string): string {
  const terms = withJoinedForms(wordTerms(name));
  const kept = terms.filter(({ text }) => !soleTraderWords.has(text));
  return kept.length === 0 ? name : kept.flatMap(({ words }) => words).join(' ');
}

/**
 * Returns all names that a text can contain: the whole text, each name in a list of names, and the personal name of a
 * sole trader.
 */
export const splitNames = memoize((written): readonly string[] => {
  const parts = written
    .split(betweenNames)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  const names = [written, ...parts];
  return [...new Set([...names, ...names.map(withoutSoleTrader)])];
});

/** Matches letters of scripts whose transliteration differs too much from the usual Latin spelling. */
const uncomparedLetter =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/**
 * Whether a name contains letters of a script that screening cannot compare. Screening never finds a hit for such a
 * name.
 */
export const hasUncomparableScript = (name: string): boolean => uncomparedLetter.test(name);
