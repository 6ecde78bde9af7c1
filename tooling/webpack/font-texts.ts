const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Western European with French, Polish and the Baltic languages: what most pages are written with. */
const usualLetters = [
  ...characters(0x20, 0x7e),
  ...Array.from('\u00a0£§©«\u00ad°·»'),
  ...characters(0xc0, 0xff),
  ...Array.from('ŒœĄąĆćĘęŁłŃńŚśŹźŻżĀāČčĒēĖėĢģĪīĮįĶķĻļŅņŠšŪūŲųŽž'),
];

const usualSigns = [
  // Spaces, marks of direction and dashes.
  ...characters(0x2000, 0x2015),
  ...Array.from('‘’‚“”„•…\u2028\u2029\u202f′″‹›\u2060'),
  ...Array.from('€™←↑→↓−∕▲▼\ufeff\ufffd'),
];

const usual = new Set([...usualLetters, ...usualSigns]);

/** Signs that are seldom, the rest of Latin Extended-A, the comma letters of Romanian, and seldom punctuation. */
const further = [
  ...characters(0xa1, 0xbf),
  ...characters(0x100, 0x17f),
  ...characters(0x218, 0x21b),
  ...Array.from('ʻʼˆ˚˜\u0304\u0308\u0329'),
  ...characters(0x2000, 0x206f),
].filter((character) => !usual.has(character));

/** What each of the two files holds in which the font is sent. A page whose text needs no more asks for the first alone. */
export const fontTexts = { usual: [...usual].join(''), further: further.join('') } as const;

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** A text's characters as CSS says them: `U+0020-007E, U+20AC`. */
export function unicodeRange(text: string): string {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0).sort(
    (a, b) => a - b,
  );
  const spans: [from: number, to: number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
