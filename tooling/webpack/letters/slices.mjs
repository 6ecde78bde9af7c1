import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Subsets and weights of each document font. A second Chinese or Japanese weight would add 7 MB to a release. */
const fonts = {
  'noto-sans': {
    slices: /^(latin|greek|cyrillic|vietnamese)/,
    weights: { regular: 400, bold: 700 },
  },
  'ibm-plex-sans-arabic': { slices: /^arabic$/, weights: { regular: 400, bold: 700 } },
  'noto-sans-sc': { slices: /^\[/, weights: { regular: 400 } },
  'noto-sans-jp': { slices: /^\[/, weights: { regular: 400 } },
};

/**
 * Parses the subsets (slices) of a font from the list in the font’s package.
 *
 * @param {string} list
 * @returns {{ letters: string, files: Record<string, string> }[]}
 */
export function parseFontSlices(list) {
  const folder = dirname(list);
  const name = basename(folder);
  const { slices, weights } = fonts[name];
  return Object.entries(JSON.parse(readFileSync(list, 'utf8')))
    .filter(([slice]) => slices.test(slice))
    .map(([slice, letters]) => ({
      letters,
      files: Object.fromEntries(
        Object.entries(weights).map(([weight, number]) => [
          weight,
          join(folder, 'files', `${name}-${slice.replace(/[[\]]/g, '')}-${number}-normal.woff`),
        ]),
      ),
    }));
}
