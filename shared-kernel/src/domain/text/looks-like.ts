import { bareLetters } from './bare-letters';

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
  bareLetters(text.normalize('NFKD').replace(lookAlike, (letter) => latinOf.get(letter) ?? letter))
    .replace(bothDigits, '_')
    .replace(/\s+/gu, '');

/** As written, and in each letter case: Cyrillic В looks like B, and Greek ν like v, Ν like N. */
const shapesOf = (text: string) => [text, text.toLowerCase(), text.toUpperCase()].map(shapeOf);

/**
 * Whether another name looks the same as this one: accents, letter case, white space, invisible characters,
 * full-width letters, and Cyrillic and Greek letters that look Latin do not tell them apart.
 */
export function looksLike(name: string): (other: string) => boolean {
  const wanted = shapesOf(name);
  return (other) => shapesOf(other).some((shape, at) => shape === wanted[at]);
}
