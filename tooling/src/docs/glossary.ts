import type { Document } from './documents';

/** A concept's words: those that are not used, the one that is, and where the others may be. */
export interface WordRule {
  readonly avoid: readonly string[];
  readonly write: string;
  readonly exceptIn: readonly string[];
}

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of a section's first table, without its head. */
function rowsOf(document: string, heading: string): readonly (readonly string[])[] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf);
}

/** The rules of the glossary's last table. */
export const wordRules = (glossary: string): readonly WordRule[] =>
  rowsOf(glossary, 'Words that are not used').map(([avoid = '', write = '', places = '']) => ({
    avoid: avoid.split(', '),
    write,
    exceptIn: [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
  }));

/** The words that the glossary explains. */
export const glossaryWords = (glossary: string): readonly string[] =>
  ['The trade', 'The platform'].flatMap((heading) =>
    rowsOf(glossary, heading).map(([word = '']) => word),
  );

const anyCase = (word: string) => {
  const [first = ''] = word;
  return `(?:(?<![A-Za-z])${first.toLowerCase()}|${first.toUpperCase()})${word.slice(1)}`;
};

/** Finds words in prose, in identifiers and in names of files: `event log`, `eventLog`, `event-log`. */
export const termPattern = (term: string): RegExp =>
  new RegExp(
    term
      .split(' ')
      .map((word, place) =>
        place === 0
          ? anyCase(word)
          : `[${word[0]?.toLowerCase()}${word[0]?.toUpperCase()}]${word.slice(1)}`,
      )
      .join('[\\s_-]?'),
  );

/** Where documents use a word that the glossary refuses, a sentence each. */
export const refusedWords = (
  rules: readonly WordRule[],
  documents: readonly Document[],
): readonly string[] =>
  rules.flatMap(({ avoid, write, exceptIn }) =>
    avoid.flatMap((term) => {
      const pattern = termPattern(term);
      return documents
        .filter(({ path, text }) => pattern.test(path) || pattern.test(text))
        .filter(({ path }) => !exceptIn.some((place) => path.startsWith(place)))
        .map(({ path }) => `${path} says “${term}”: write ${write}.`);
    }),
  );
