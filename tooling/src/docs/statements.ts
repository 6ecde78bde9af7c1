/** The numbers that a table of statements gives, in its order: `| GA6 | …`. */
export const numbersGiven = (text: string): readonly string[] =>
  [...text.matchAll(/^\| ([A-Z]{1,2}\d{1,2}) +\|/gm)].map((match) => match[1] ?? '');

const number = '[A-Z]{1,2}\\d{1,2}';
const word = '[a-z][a-z -]*';
const list = new RegExp(`\\[((?:${number}|${word})(?:, (?:${number}|${word}))*)\\]`, 'g');

/** The numbers that the head of a test's title cites: `[C8, C9] creates …`. */
export const numbersInTitles = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=['"`])\[[^\]\n]{1,80}\](?= )/g)]
    .flatMap(([head]) => [...head.matchAll(list)].flatMap((match) => (match[1] ?? '').split(', ')))
    .filter((cited) => new RegExp(`^${number}$`).test(cited));

/** Tests without those that the deep run alone takes: the tag is in the line of the title. */
export const withoutDeep = (text: string): string => text.replace(/^.* @deep\b.*$/gm, '');

const letters = (cited: string) => cited.replace(/\d+$/, '');

/** Of numbers those of a kind that is given, so that neither A1 of a sheet nor X86 counts. */
export const ofKinds = (given: readonly string[], cited: readonly string[]): readonly string[] => {
  const kinds = new Set(given.map(letters));
  return cited.filter((one) => kinds.has(letters(one)));
};

/** The numbers that a comment cites in brackets: `(GA6, B9)`, `(F4 to F7)`. */
export const numbersInComments = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`\\((${number}(?:(?:, | to | and )${number})*)\\)`, 'g'))].flatMap(
    (match) => (match[1] ?? '').split(/, | to | and /),
  );
