import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from './packages';
import { fontTexts, unicodeRange } from './font-texts';

const style = readFileSync(join(packageDirectory('host'), 'src/fonts/inter.css'), 'utf8');

function rangeOf(file: string): string | undefined {
  const face = style.split('@font-face').find((part) => part.includes(`'${file}'`));
  return face
    ?.match(/unicode-range:([^;]+);/)?.[1]
    ?.replace(/\s+/g, ' ')
    .trim();
}

it('[federation] the unicode-range of each font file matches the characters in the file', () => {
  expect(rangeOf('./inter-usual.woff2')).toBe(unicodeRange(fontTexts.usual));
  expect(rangeOf('./inter-further.woff2')).toBe(unicodeRange(fontTexts.further));
});

it('[federation] the two font files have no characters in common', () => {
  const usual = new Set(fontTexts.usual);
  expect(usual.size).toBe(Array.from(fontTexts.usual).length);
  expect(Array.from(fontTexts.further).filter((character) => usual.has(character))).toEqual([]);
});
