import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packageFolder } from '../aliases';
import { seldomLetters, slicesIn } from './slices.mjs';

const kernelRequire = createRequire(`${packageFolder('shared-kernel')}/package.json`);

const listOf = (name: string) => kernelRequire.resolve(`@fontsource/${name}/unicode.json`);

const filesOf = (name: string) =>
  slicesIn(listOf(name)).flatMap(({ files }) => Object.values(files));

describe('the slices of the fonts of documents', () => {
  it.each([
    ['noto-sans', 7, 14],
    ['ibm-plex-sans-arabic', 1, 2],
  ])('[E3] of %s are %i, in two weights, and kept by a browser', (name, slices, files) => {
    expect(slicesIn(listOf(name))).toHaveLength(slices);
    expect(filesOf(name)).toHaveLength(files);
    expect(filesOf(name).filter((file) => seldomLetters.test(file))).toEqual([]);
  });

  it.each(['noto-sans-sc', 'noto-sans-jp'])(
    '[E3] of %s are many, in one weight, and fetched only when a text has their letters',
    (name) => {
      expect(slicesIn(listOf(name)).length).toBeGreaterThan(90);
      expect(filesOf(name).every((file) => seldomLetters.test(file))).toBe(true);
    },
  );

  it.each(['noto-sans', 'ibm-plex-sans-arabic', 'noto-sans-sc', 'noto-sans-jp'])(
    '[format] of %s are files of its package',
    (name) => {
      expect(filesOf(name).filter((file) => !existsSync(file))).toEqual([]);
    },
  );
});
