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

/**
 * Each letter case has its own shape. Cyrillic В looks like B; Greek ν looks like v, but its upper case Ν looks like N.
 */
const shapesOf = (text: string) => [text, text.toLowerCase(), text.toUpperCase()].map(shapeOf);

/**
 * Keys for comparing many names by appearance. Two names look the same if they have a key in common.
 *
 * @example
 * const taken = new Set(names.flatMap(appearanceKeys));
 * const isTaken = appearanceKeys('Acme').some((look) => taken.has(look));
 */
export const appearanceKeys = (name: string): readonly string[] =>
  shapesOf(name).map((shape, at) => `${at} ${shape}`);

/**
 * Returns a function that checks whether another name looks the same. It ignores accents, letter case, white space,
 * invisible characters, full-width forms, and differences between Latin letters and similar Cyrillic or Greek letters.
 */
export function createLookalikeMatcher(name: string): (other: string) => boolean {
  const wanted = new Set(appearanceKeys(name));
  return (other) => appearanceKeys(other).some((look) => wanted.has(look));
}
