import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findPackageFolder } from '../create-aliases';
import { parseFontSlices } from './slices.mjs';

const kernelRequire = createRequire(`${findPackageFolder('shared-kernel')}/package.json`);

const listOf = (name: string) => kernelRequire.resolve(`@fontsource/${name}/unicode.json`);

const filesOf = (name: string) =>
  parseFontSlices(listOf(name)).flatMap(({ files }) => Object.values(files));

describe('slices of document fonts', () => {
  it.each([
    ['noto-sans', 7, 14],
    ['ibm-plex-sans-arabic', 1, 2],
  ])('[format] the font %s has %i slices, in two weights', (name, slices, files) => {
    expect(parseFontSlices(listOf(name))).toHaveLength(slices);
    expect(filesOf(name)).toHaveLength(files);
  });

  it.each(['noto-sans-sc', 'noto-sans-jp'])(
    '[format] the font %s has more than 90 slices, in one weight',
    (name) => {
      expect(parseFontSlices(listOf(name)).length).toBeGreaterThan(90);
      expect(filesOf(name)).toHaveLength(parseFontSlices(listOf(name)).length);
    },
  );

  it.each(['noto-sans', 'ibm-plex-sans-arabic', 'noto-sans-sc', 'noto-sans-jp'])(
    '[format] every slice of the font %s is a file in its package',
    (name) => {
      expect(filesOf(name).filter((file) => !existsSync(file))).toEqual([]);
    },
  );
});
