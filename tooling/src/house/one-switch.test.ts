import { readHouse } from './read-house';

describe('the behaviour switch', () => {
  const house = readHouse().filter(({ isTest }) => !isTest);

  it('[workspace] is read by the page’s workspace and by what is remembered, and by nothing else', () => {
    const readers = house
      .filter(({ imports }) => imports.some(({ names }) => names?.includes('readBehaviour')))
      .map(({ path }) => path);
    expect(readers.sort()).toEqual([
      'shared-kernel/src/shell/index.ts',
      'shared-kernel/src/shell/remembered-storage.ts',
      'shared-kernel/src/workspace/page-place.ts',
    ]);
  });
});
