import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from '../src/packages';
import { fontTexts, unicodeRange } from './font-texts';

const style = readFileSync(join(packageDirectory('host'), 'src/fonts/inter.css'), 'utf8');

/** What the stylesheet says of a file of the font. */
function rangeOf(file: string): string | undefined {
  const face = style.split('@font-face').find((part) => part.includes(`'${file}'`));
  return face
    ?.match(/unicode-range:([^;]+);/)?.[1]
    ?.replace(/\s+/g, ' ')
    .trim();
}

const font = 'inter-ui/variable/InterVariable.woff2';

it('[federation] the page asks for each file of the font for exactly what it holds', () => {
  expect(rangeOf(font)).toBe(unicodeRange(fontTexts.usual));
  expect(rangeOf(`${font}?further`)).toBe(unicodeRange(fontTexts.further));
});

it('[federation] no character is in both files of the font', () => {
  const usual = new Set(fontTexts.usual);
  expect(usual.size).toBe(Array.from(fontTexts.usual).length);
  expect(Array.from(fontTexts.further).filter((character) => usual.has(character))).toEqual([]);
});
