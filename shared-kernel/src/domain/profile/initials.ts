import { lazyValue } from 'shared-kernel/format';

const graphemes = lazyValue(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

const firstLetter = (word: string): string | undefined =>
  Array.from(graphemes().segment(word), ({ segment }) => segment).find((segment) =>
    /[\p{L}\p{N}]/u.test(segment),
  );

/**
 * The initials shown if a user has no photo. They come from the first and last words with letters in any script. A name
 * without letters gives a question mark (PR2).
 */
export function initials(fullName: string): string {
  const letters = fullName.split(/\s+/u).flatMap((word) => firstLetter(word) ?? []);
  const [first = '?', ...rest] = letters;
  return (first + (rest.at(-1) ?? '')).toLocaleUpperCase('en');
}
