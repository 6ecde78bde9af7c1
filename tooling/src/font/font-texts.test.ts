import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from '../packages';
import { fontTexts, unicodeRange } from './font-texts';
import { interFiles, subsetInter } from './inter-files';

const style = readFileSync(join(packageDirectory('host'), 'src/fonts/inter.css'), 'utf8');

/** What the stylesheet says of a file of the font. */
function rangeOf(file: string): string | undefined {
  const face = style.split('@font-face').find((part) => part.includes(`'${file}'`));
  return face
    ?.match(/unicode-range:([^;]+);/)?.[1]
    ?.replace(/\s+/g, ' ')
    .trim();
}

it('[federation] the page asks for each file of the font for exactly what it holds', () => {
  expect(rangeOf('./inter.woff2')).toBe(unicodeRange(fontTexts.usual));
  expect(rangeOf('./inter-further.woff2')).toBe(unicodeRange(fontTexts.further));
});

it.each(interFiles)(
  '[federation] $file is that part of the published font',
  async ({ file, text }) => {
    // If it is not: node --import tsx tooling/src/cli/font.ts
    expect(readFileSync(file).equals(await subsetInter(text))).toBe(true);
  },
);

it('[federation] no character is in both files of the font', () => {
  const usual = new Set(fontTexts.usual);
  expect(usual.size).toBe(Array.from(fontTexts.usual).length);
  expect(Array.from(fontTexts.further).filter((character) => usual.has(character))).toEqual([]);
});
