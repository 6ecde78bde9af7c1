import { normalizeLetters } from './normalize-letters';

const shapes = [
  // Cyrillic letters and the Latin letters that look the same.
  ['АВЕКМНОРСТУХІЈЅҮԚԜҺӀЗЬ', 'ABEKMHOPCTYXIJSYQWHI3b'],
  ['авекмнорстухіјѕүԛԝһӏԁѵ', 'abekmhopctyxijsyqwhldv'],
  // Greek letters and the Latin letters that look the same.
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αγικνορτυχωη', 'ayikvoptuxwn'],
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
  normalizeLetters(
    text.normalize('NFKD').replace(lookAlike, (letter) => latinOf.get(letter) ?? letter),
  )
    .replace(bothDigits, '_')
    .replace(/\s+/gu, '');

/** Compares both letter cases, because upper and lower case can resemble different letters, as in Greek ν and Ν. */
const shapesOf = (text: string) => [text, text.toLowerCase(), text.toUpperCase()].map(shapeOf);

/**
 * Returns keys for comparing many names by their appearance. Two names look the same if they have a key in common.
 *
 * @example
 * const taken = new Set(names.flatMap(createLookalikeKeys));
 * const isTaken = createLookalikeKeys('Acme').some((look) => taken.has(look));
 */
export const createLookalikeKeys = (name: string): readonly string[] =>
  shapesOf(name).map((shape, at) => `${at} ${shape}`);

/**
 * Returns a function that checks whether another name looks like `name`. Letters of different scripts that look alike
 * count as equal.
 */
export function createLookalikeMatcher(name: string): (other: string) => boolean {
  const wanted = new Set(createLookalikeKeys(name));
  return (other) => createLookalikeKeys(other).some((look) => wanted.has(look));
}
