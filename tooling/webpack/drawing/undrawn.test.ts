import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../aliases';
import { editedFiles, editedParts, withoutUndrawn } from './undrawn';

const g2 = ['shared-kernel', '@antv/g2'];
const plots = ['shared-kernel', '@ant-design/charts', '@ant-design/plots'];
const g2Folders = [
  [],
  ['@antv/coord'],
  ['@antv/g'],
  ['@antv/g', '@antv/g-lite'],
  ['@antv/g-canvas'],
  ['@antv/g-plugin-dragndrop'],
  ['@antv/scale'],
].map((chain) => packageFolder(...g2, ...chain));
const plotsFolders = [[], ['@antv/g2-extension-plot'], ['@ant-design/charts-util']].map((chain) =>
  packageFolder(...plots, ...chain),
);
const folders = [...g2Folders, ...plotsFolders];

const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => join(folder, name)),
  )
  .filter((file) => editedParts.test(file));

const read = (file: string) => withoutUndrawn(file, readFileSync(file, 'utf8'));

describe('the drawing library without what is never drawn', () => {
  it.each(editedFiles)('[AN2] still has a file for %s', (pattern) => {
    expect(files.some((file) => pattern.test(file))).toBe(true);
  });

  it('[AN2] still has every statement that is left out', () => {
    for (const file of files) expect(() => read(file)).not.toThrow();
  });

  it('[AN2] fails when it has changed', () => {
    const file = files.find((name) => /g-lite/.test(name)) ?? '';
    expect(() => withoutUndrawn(file, 'export {};')).toThrow('The drawing library has changed');
  });

  it('[AN2] takes of lodash what it uses', () => {
    expect(files.filter((file) => /['"]lodash['"]/.test(read(file)))).toEqual([]);
  });

  it('[AN2] has the compiler’s helpers once', () => {
    const own = files.filter((file) => /^var __(rest|awaiter|read|extends) =/m.test(read(file)));
    expect(own).toEqual([]);
  });

  it('[AN2] has every helper of the compiler that a file calls', () => {
    const missing = files.filter((file) => {
      const text = read(file);
      const called = Array.from(text.matchAll(/(?<![\w.])(__[a-z]\w+)\(/gi), ([, name]) => name);
      return called.some((name) => !new RegExp(`(import \\{|var|function) ${name}\\b`).test(text));
    });
    expect(missing).toEqual([]);
  });
});
