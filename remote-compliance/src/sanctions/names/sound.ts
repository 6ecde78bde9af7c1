import { remembered } from './remembered';

const spellings: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/shch|tsch|tch|sch|ch|cz|sz/g, 'sh'],
  [/dzh|dj|zh/g, 'j'],
  [/ph/g, 'f'],
  [/[kg]h/g, 'h'],
  [/([dt])h/g, '$1'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/x/g, 'ks'],
  [/w|ff$/g, 'v'],
  [/([aou])e/g, '$1'],
  [/ou|oo|o/g, 'u'],
  [/[ae]?[iy]|y?e/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** A word as it roughly sounds: spellings that languages and transliterations exchange are one. */
export const soundOf = remembered((word) =>
  spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word),
);
