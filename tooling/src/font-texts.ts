const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** The letters of Western Europe, Poland and the Baltic countries. Most pages use only these letters. */
const usualLetters = [
  ...characters(0x20, 0x7e),
  ...Array.from('\u00a0£§©«\u00ad°·»'),
  ...characters(0xc0, 0xff),
  ...Array.from('ŒœĄąĆćĘęŁłŃńŚśŹźŻżĀāČčĒēĖėĢģĪīĮįĶķĻļŅņŠšŪūŲųŽž'),
];

const usualSigns = [
  ...characters(0x2000, 0x2015),
  ...Array.from('‘’‚“”„•…\u2028\u2029\u202f′″‹›\u2060'),
  ...Array.from('€™←↑→↓−∕▲▼\ufeff\ufffd'),
];

const usual = new Set([...usualLetters, ...usualSigns]);

const further = [
  ...characters(0xa1, 0xbf),
  ...characters(0x100, 0x17f),
  ...characters(0x218, 0x21b),
  ...Array.from('ʻʼˆ˚˜\u0304\u0308\u0329'),
  ...characters(0x2000, 0x206f),
].filter((character) => !usual.has(character));

export const fontTexts = { usual: [...usual].join(''), further: further.join('') } as const;

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

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
