import { readExamples } from './examples';
import { outdatedPages, readKernelApi } from './kernel-api';

it('[deployment] the API report is up to date; npm run kernel-api writes it', () => {
  expect(outdatedPages(readKernelApi())).toEqual([]);
});

describe('an example of the public API', () => {
  const { names, faults } = readExamples();
  const own = names.filter(({ isOwn }) => isOwn);

  it('[deployment] shows the name that it is an example of', () => {
    const others = own.filter(
      ({ name, examples }) => examples.length > 0 && !examples.join('\n').includes(name),
    );
    expect(own.length).toBeGreaterThan(250);
    expect(others).toEqual([]);
  });

  it('[deployment] compiles, with what shared-kernel/examples/given.d.ts gives', () => {
    expect(faults).toEqual([]);
  });
});
