const needsWork = /[^ -&(-_a-~]/;

const apostrophes = /['`´‘’‛′ʹʻʼʽ＇]/gu;

/** Letters that Unicode normalization does not decompose into a base letter and a mark. */
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
 * Matches accents, vowel points and invisible characters. Japanese voicing marks are excluded, because か and が are
 * different letters.
 */
const marks =
  '(?![\\u3099\\u309a])[\\p{Script=Inherited}\\p{Default_Ignorable_Code_Point}\\u0591-\\u05bd\\u05bf-\\u05c7\\u0640\\u00b7]';

const dashes = /[\p{Dash_Punctuation}\u2212]/u;

const replaced = new RegExp(`${marks}|${dashes.source}|[${Object.keys(bare).join('')}]`, 'gu');

const bareLetter = (letter: string) => bare[letter] ?? (dashes.test(letter) ? '-' : '');

/**
 * Converts a text to lower case without accents, apostrophes and invisible characters. For example, `Łódź` becomes
 * `lodz`, and `Straße` becomes `strasse`. Cyrillic й and ё become и and е.
 */
export const normalizeLetters = (text: string): string =>
  needsWork.test(text)
    ? text.replace(apostrophes, '').normalize('NFKD').toLowerCase().replace(replaced, bareLetter)
    : text.toLowerCase();
