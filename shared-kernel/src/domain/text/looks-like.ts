import { foldLetters } from './fold-letters';

const shapes = [
  // Cyrillic
  ['АВЕКМНОРСТУХІЈЅҮԚԜҺӀЗЬ', 'ABEKMHOPCTYXIJSYQWHI3b'],
  ['авекмнорстухіјѕүԛԝһӏԁѵ', 'abekmhopctyxijsyqwhldv'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αγικνορτυχωη', 'ayikvoptuxwn'],
  // Latin
  ['ɑɡ', 'ag'],
] as const;

const latinOf = new Map(
  shapes.flatMap(([letters, latin]) =>
    Array.from(letters, (letter, at) => [letter, latin.charAt(at)] as const),
  ),
);

const lookAlike = new RegExp(`[${[...latinOf.keys()].join('')}]`, 'gu');

const bothDigits = /(?<=\d)\s+(?=\d)/gu;

const shapeOf = (text: string) =>
  foldLetters(text.normalize('NFKD').replace(lookAlike, (letter) => latinOf.get(letter) ?? letter))
    .replace(bothDigits, '_')
    .replace(/\s+/gu, '');

/** The text as typed and in both letter cases: Cyrillic В looks like B; Greek ν looks like v, but Ν like N. */
const shapesOf = (text: string) => [text, text.toLowerCase(), text.toUpperCase()].map(shapeOf);

/**
 * Keys for comparing many names by appearance: two names look the same if they share a key.
 *
 * @example
 * const taken = new Set(names.flatMap(appearanceKeys));
 * const isTaken = appearanceKeys('Acme').some((look) => taken.has(look));
 */
export const appearanceKeys = (name: string): readonly string[] =>
  shapesOf(name).map((shape, at) => `${at} ${shape}`);

/**
 * Returns a function that checks whether another name looks the same. It ignores accents, letter case, white space,
 * invisible characters, full-width letters, and Cyrillic or Greek letters that look Latin.
 */
export function looksLike(name: string): (other: string) => boolean {
  const wanted = new Set(appearanceKeys(name));
  return (other) => appearanceKeys(other).some((look) => wanted.has(look));
}
