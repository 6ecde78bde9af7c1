import { memoize } from './memoize';

const spellings: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/^[hg]ua/, 'va'],
  [/qu(?=[ei])/g, 'k'],
  [/shch|tsch|tch|sch|ch|cz|sz/g, 'sh'],
  [/dzh|dj|zh/g, 'j'],
  [/ph/g, 'f'],
  [/[kg]h/g, 'h'],
  [/([dt])h/g, '$1'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/x/g, 'ks'],
  [/ts|tz|z|c/g, 's'],
  [/w|ff$/g, 'v'],
  [/g/g, 'h'],
  [/[iy]j$/, 'i'],
  [/([aou])e/g, '$1'],
  [/ou|oo|o/g, 'u'],
  [/[ae]?[iy]|y?e/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Returns the approximate sound of a word. It is the same for different spellings and transliterations of one name. */
export const toPhoneticKey = memoize((word) =>
  spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word),
);

/** Applies the German and West Slavic pronunciation of `j` and `ch`. */
const continental = (word: string) => word.replace(/(?<!d)j/g, 'y').replace(/(?<![st])ch/g, 'kh');

/** Simplifies an Arabic diphthong and Greek letter pairs, such as `mp`, which sounds like `b`. */
const levantine = (word: string) =>
  word
    .replace(/a[uw](?=[^aeiouyw])/g, 'u')
    .replace(/gk/g, 'g')
    .replace(/mp/g, 'b')
    .replace(/nt+/g, 'd')
    .replace(/f$/, 'v');

/** Converts Belarusian spellings to Russian ones, so that Hienadz Lazarau matches Gennady Lazarev. */
const belarusian = (word: string) =>
  word
    .replace(/dz$/, 'di')
    .replace(/dz(?!h)/g, 'd')
    .replace(/ts(?=[eiuy])/g, 't')
    .replace(/(?<=.)ia(?=.)/g, 'e')
    .replace(/^u(?=l)|(?<=[aeio])u(?![aeiouy])/g, 'v');

/** Converts Belarusian a to Russian o, such as Marozau to Morozov. Names without a Belarusian ending stay unchanged. */
const belarusianUnstressed = (word: string) =>
  /[aeio]u$/.test(word) ? belarusian(word).replace(/a/g, 'o') : word;

/** Converts spelling variants of Burmese names to one form, such as Zaw to Zo, or Htun to Tun. */
const burmese = (word: string) => word.replace(/aw$/, 'o').replace(/^h(?=[klmnpst])/, '');

const readings = [continental, levantine, belarusian, belarusianUnstressed, burmese];

/** Returns the possible sounds of a word. For example, the J of “Jurij” can sound as in “Yuri” or as in “James”. */
export const listPhoneticKeys = memoize((word): readonly string[] => [
  ...new Set([word, ...readings.map((reading) => reading(word))].map(toPhoneticKey)),
]);

const consonantSpellings: readonly (readonly [spelling: RegExp, letters: string])[] = [
  [/kh/g, 'X'],
  [/tsh|tch|shch|ch|sh/g, 's'],
  [/gh/g, 'g'],
  [/([dt])h/g, '$1'],
  [/ph|v/g, 'f'],
  [/p/g, 'b'],
  [/x/g, 'ks'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/[cz]/g, 's'],
  [/j/g, 'g'],
  [/(.)\1+/g, '$1'],
  [/[aeiouywh]/g, ''],
];

/** Returns a word without vowels, for comparison with scripts that omit vowels. */
export const toConsonants = memoize((word) =>
  consonantSpellings.reduce(
    (text, [spelling, letters]) => text.replace(spelling, letters),
    word.toLowerCase(),
  ),
);
