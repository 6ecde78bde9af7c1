import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontTexts } from '../font-texts';
import { packageDirectory } from '../packages';

const subset = {
  targetFormat: 'woff2',
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
} as const;

const inter = readFileSync(
  createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2'),
);

// Writes the subsets of Inter that the shell contains. Run this script after a change of the characters or of the font.
for (const [name, text] of Object.entries(fontTexts))
  writeFileSync(
    join(packageDirectory('host'), `src/fonts/inter-${name}.woff2`),
    await subsetFont(inter, text, subset),
  );
