import { remembered } from './remembered';

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

/** A word as it roughly sounds: spellings that languages and transliterations exchange are one. */
export const soundOf = remembered((word) =>
  spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word),
);

/** How Germans and western Slavs read some letters. */
const continental = (word: string) => word.replace(/(?<!d)j/g, 'y').replace(/(?<![st])ch/g, 'kh');

/** How Arabs write a diphthong, and Greeks the consonants that their letters lack. */
const levantine = (word: string) =>
  word
    .replace(/a[uw](?=[^aeiouyw])/g, 'u')
    .replace(/gk/g, 'g')
    .replace(/mp/g, 'b')
    .replace(/nt+/g, 'd')
    .replace(/f$/, 'v');

/** The sounds that a word can have; “Jurij” begins as in “Yuri” or as in “James”. */
export const soundsOf = remembered((word): readonly string[] => [
  ...new Set([word, continental(word), levantine(word)].map(soundOf)),
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

/** A word without what a script that leaves out vowels does not write, and with the letters that it exchanges as one. */
export const consonantsOnly = remembered((word) =>
  consonantSpellings.reduce(
    (text, [spelling, letters]) => text.replace(spelling, letters),
    word.toLowerCase(),
  ),
);
