import { portableId } from './portable-ids-plugin';

const idOf = (name: string) => portableId({ identifier: () => name });

describe('portableId', () => {
  it.each([
    ['/srv/a', 'deep/in/another'],
    ['/home/engineer', 'C:\\builds'],
  ])('[federation] is the same in %s and %s', (one, other) => {
    for (const name of [
      (root: string) =>
        `container entry (default) [] ${root}/node_modules/.federation/entry.ab1.js`,
      (root: string) => `${root}/node_modules/.federation/entry.${root.length}.js|1f2e`,
      (root: string) => `${root}\\node_modules\\.federation\\entry.${root.length}.js`,
    ]) {
      expect(idOf(name(one))).toBeDefined();
      expect(idOf(name(one))).toBe(idOf(name(other)));
    }
  });

  it('[federation] is unique, and undefined for a module of a package', () => {
    const ids = ['container entry (default) []', '/a/.federation/entry.0f.js'].map(idOf);
    expect(new Set(ids).size).toBe(2);
    expect(idOf('/a/src/exposes/screen.ts')).toBeUndefined();
    expect(idOf('/a/.federation/entry.js/screen.ts')).toBeUndefined();
  });
});
