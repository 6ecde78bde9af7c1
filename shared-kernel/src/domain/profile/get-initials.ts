import { createLazyValue } from 'shared-kernel/format';

const graphemes = createLazyValue(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

const firstLetter = (word: string): string | undefined =>
  Array.from(graphemes().segment(word), ({ segment }) => segment).find((segment) =>
    /[\p{L}\p{N}]/u.test(segment),
  );

/**
 * Returns the initials of the first and last word of a name (PR2). If the name has no letters, returns a question mark.
 */
export function getInitials(fullName: string): string {
  const letters = fullName.split(/\s+/u).flatMap((word) => firstLetter(word) ?? []);
  const [first = '?', ...rest] = letters;
  return (first + (rest.at(-1) ?? '')).toLocaleUpperCase('en');
}
