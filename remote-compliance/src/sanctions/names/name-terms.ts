import { bareLetters } from 'shared-kernel/domain/text';
import { remembered } from './remembered';
import { soundOf } from './sound';

/** What a name is of, which decides what in it counts. */
export type NameKind = 'person' | 'company';

/** One word of a name as it is compared, or several that the other name writes as one. */
export interface NameTerm {
  readonly text: string;
  /** The words of the name, as it is written, that the term is made of. */
  readonly words: readonly string[];
}

/** How Cyrillic and Greek letters are usually written in Latin ones. */
const latin: ReadonlyMap<string, string> = new Map(
  Object.entries({
    абвгдезиклмнопрстуфыэіґєјћ: 'a b v g d e z i k l m n o p r s t u f y e i g ie j c',
    жйхцчшщъьюяїљњџ: 'zh y kh ts ch sh shch   yu ya yi lj nj dz',
    αβγδεζηικλμνξοπρστυφχψωθς: 'a v g d e z i i k l m n x o p r s t y f ch ps o th s',
  }).flatMap(([letters, spelled]) => {
    const spellings = spelled.split(' ');
    return Array.from(letters, (letter, at) => [letter, spellings[at] ?? ''] as const);
  }),
);

const wordsIn = (text: string) => new Set(text.split(' '));

/** What does not tell one name from another: titles, particles and legal forms. */
const uncounted: Readonly<Record<NameKind, ReadonlySet<string>>> = {
  person: wordsIn(
    'mr mrs ms dr prof sir jr sr al el bin ibn bint van von der den de la del da do dos y of the',
  ),
  company: wordsIn(
    'ltd limited llc llp lp plc inc incorporated corp corporation co company gmbh mbh ag kg sa sas sarl srl spa bv nv ' +
      'ab as oy oyj aps asa kft zrt bt sro doo ood ead ooo oao zao pao jsc pjsc ojsc fz fze fzc fzco dmcc pte pty sdn ' +
      'bhd sp zoo sl slu ltda eirl kk tbk pt the of and und et y de del do da al el',
  ),
};

const writtenOut: ReadonlyMap<string, string> = new Map([
  ['intl', 'international'],
  ['bros', 'brothers'],
  ['mfg', 'manufacturing'],
]);

const wordForm = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}'’ʼ`´]+/gu;

/** A name in parts, every second one a word. */
export const partsOfName = (name: string): readonly string[] =>
  name.split(new RegExp(`(${wordForm.source})`, 'u'));

const plainWord = (word: string) =>
  Array.from(bareLetters(word), (letter) => latin.get(letter) ?? letter).join('');

const joined = (terms: readonly NameTerm[]): NameTerm => ({
  text: terms.map(({ text }) => text).join(''),
  words: terms.flatMap(({ words }) => words),
});

/** Letters in a row that are a legal form, such as those of “G.m.b.H.”, as one term. */
function withJoinedForms(terms: readonly NameTerm[]): readonly NameTerm[] {
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

const wordTerms = remembered((name): readonly NameTerm[] =>
  Array.from(name.matchAll(wordForm), ([word]) => {
    const text = plainWord(word);
    return { text: writtenOut.get(text) ?? text, words: [word] };
  }).filter(({ text }) => text !== ''),
);

/** The words of a name in lower case Latin letters without accents. */
export const nameTerms = (name: string, kind: NameKind): readonly NameTerm[] =>
  kind === 'company' ? withJoinedForms(wordTerms(name)) : wordTerms(name);

/** The terms, two neighbours joined where the other name has them as one word. */
export function joinedAs(
  terms: readonly NameTerm[],
  others: readonly NameTerm[],
): readonly NameTerm[] {
  const sounds = new Set(others.map(({ text }) => soundOf(text)));
  const found: NameTerm[] = [];
  for (const term of terms) {
    const last = found.at(-1);
    const both = last && joined([last, term]);
    if (both && sounds.has(soundOf(both.text))) found.splice(-1, 1, both);
    else found.push(term);
  }
  return found;
}

/** The terms that tell the name from another; all of them if there is nothing else. */
export function countedTerms(terms: readonly NameTerm[], kind: NameKind): readonly NameTerm[] {
  const counted = terms.filter(({ text }) => !uncounted[kind].has(text));
  return counted.length === 0 ? terms : counted;
}
