import { readHouse } from './read-house';

describe('the behaviour switch', () => {
  const house = readHouse().filter(({ isTest }) => !isTest);

  it('[workspace] is read by the page’s workspace, its title, what the HTML paints first and what is remembered, and by nothing else', () => {
    const switches = ['readBehaviour', 'keepsNothing'];
    const readers = house
      .filter(({ imports }) =>
        imports.some(({ names }) => switches.some((name) => names?.includes(name))),
      )
      .map(({ path }) => path);
    expect(readers.sort()).toEqual([
      'host/src/first-paint/write-first-words.ts',
      'host/src/page/page-title.ts',
      'shared-kernel/src/shell/index.ts',
      'shared-kernel/src/shell/remembered-storage.ts',
      'shared-kernel/src/workspace/page-place.ts',
    ]);
  });
});
