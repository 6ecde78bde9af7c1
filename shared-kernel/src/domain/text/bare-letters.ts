const needsWork = /[^ -&(-_a-~]/;

const apostrophes = /['`´‘’‛′ʹʻʼʽ＇]/gu;

/** Letters that Unicode does not take apart into a letter and its mark. */
const bare: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ə: 'a',
  ɓ: 'b',
  ɗ: 'd',
  ɛ: 'e',
  ɔ: 'o',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
  ی: 'ي',
  ک: 'ك',
};

/**
 * Accents and vowel points, invisible characters, and what only stretches or joins letters. The marks of
 * kana, Thai and Indic scripts make another letter and stay.
 */
const marks =
  '(?![\\u3099\\u309a])[\\p{Script=Inherited}\\p{Default_Ignorable_Code_Point}\\u0591-\\u05bd\\u05bf-\\u05c7\\u0640\\u00b7]';

const dashes = /[\p{Dash_Punctuation}\u2212]/u;

const replaced = new RegExp(`${marks}|${dashes.source}|[${Object.keys(bare).join('')}]`, 'gu');

const bareLetter = (letter: string) => bare[letter] ?? (dashes.test(letter) ? '-' : '');

/**
 * A text as it is typed on a plain keyboard: lower case, without accents, apostrophes and invisible
 * characters, `Łódź` as `lodz`, `Straße` as `strasse`. Cyrillic й and ё are и and е.
 */
export const bareLetters = (text: string): string =>
  needsWork.test(text)
    ? text.replace(apostrophes, '').normalize('NFKD').toLowerCase().replace(replaced, bareLetter)
    : text.toLowerCase();
