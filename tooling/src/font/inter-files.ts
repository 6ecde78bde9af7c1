import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { packageDirectory } from '../packages';
import { fontTexts } from './font-texts';

/** 400 to 700, at the optical size of text. */
const subset = {
  targetFormat: 'woff2',
  // What a browser uses unasked, and the digits of one width that tables ask for.
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
} as const;

const inter = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');

/** The shell's two files of Inter, and what each holds. */
export const interFiles = [
  { file: join(packageDirectory('host'), 'src/fonts/inter.woff2'), text: fontTexts.usual },
  {
    file: join(packageDirectory('host'), 'src/fonts/inter-further.woff2'),
    text: fontTexts.further,
  },
] as const;

/** What the published font has for a text. */
export const subsetInter = (text: string): Promise<Buffer> =>
  subsetFont(readFileSync(inter), text, subset);
