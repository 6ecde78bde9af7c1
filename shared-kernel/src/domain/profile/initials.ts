import { onFirstUse } from 'shared-kernel/format';

const graphemes = onFirstUse(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

const firstLetter = (word: string): string | undefined =>
  Array.from(graphemes().segment(word), ({ segment }) => segment).find((segment) =>
    /[\p{L}\p{N}]/u.test(segment),
  );

/**
 * The letters that stand for a missing photo: the first of the first and of the last word that have
 * one, as a reader sees letters, in any script; a question mark for a name without letters (PR2).
 */
export function initials(fullName: string): string {
  const letters = fullName.split(/\s+/u).flatMap((word) => firstLetter(word) ?? []);
  const [first = '?', ...rest] = letters;
  return (first + (rest.at(-1) ?? '')).toLocaleUpperCase('en');
}
