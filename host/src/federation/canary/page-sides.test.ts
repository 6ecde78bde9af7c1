import {
  browserKey,
  lotOf,
  type Canary,
  type CompositionPointer,
  type RemoteRelease,
} from 'shared-kernel/remote';
import type * as PageSides from './page-sides';

const releaseOf = (mark: string): RemoteRelease => ({
  release: mark.repeat(32),
  address: '/r/',
  entry: `${mark}.js`,
  kernelRange: '^1.0.0',
  files: {},
  screens: {},
});
const [stable, tried, other] = ['a', 'b', 'c'].map(releaseOf) as [
  RemoteRelease,
  RemoteRelease,
  RemoteRelease,
];

/** Falls where a canary of a half has it and one of a tenth has not; the same in `other`. */
const id =
  Array.from({ length: 500 }, (_, at) => `browser-${at}`).find((one) =>
    [tried, other].every(({ release }) => {
      const lot = lotOf(one, `contracts@${release}`);
      return lot > 10 && lot < 50;
    }),
  ) ?? '';

const pointer = (canary?: Canary, contracts = stable): CompositionPointer => ({
  hash: 'b'.repeat(64),
  seq: 1,
  promotion: 'p',
  composition: { schema: 1, remotes: { contracts: { ...contracts, ...(canary && { canary }) } } },
});

let page: typeof PageSides;

beforeEach(async () => {
  localStorage.setItem(browserKey, id);
  jest.resetModules();
  page = await import('./page-sides');
});
afterEach(() => localStorage.clear());

const runs = (read: CompositionPointer) => page.inThisPage(read).composition.remotes.contracts;

describe('inThisPage', () => {
  it('[deployment] runs a canary that the browser falls in, and says so', () => {
    const { composition, sides } = page.inThisPage(pointer({ percent: 50, tried }));
    expect(composition.remotes).toEqual({ contracts: tried });
    const side = { isCanary: true, percent: 50, tried: tried.release, stable };
    expect(sides).toEqual({ contracts: side });
  });

  it('[deployment] says of one that it does not fall in what the others run', () => {
    const { composition, sides } = page.inThisPage(pointer({ percent: 10, tried }));
    expect(composition.remotes).toEqual({ contracts: stable });
    expect(sides?.contracts).toMatchObject({ isCanary: false, tried: tried.release });
  });

  it('[deployment] keeps its side until the page is left, however the share changes', () => {
    expect(runs(pointer({ percent: 10, tried }))).toEqual(stable);
    expect(runs(pointer({ percent: 50, tried }))).toEqual(stable);
    expect(page.atNextPage(pointer({ percent: 50, tried })).composition.remotes).toEqual({
      contracts: tried,
    });
  });

  it('[deployment] stays in the canary that it began in, though its share shrinks', () => {
    expect(runs(pointer({ percent: 50, tried }))).toEqual(tried);
    expect(runs(pointer({ percent: 10, tried }))).toEqual(tried);
  });

  it('[deployment] enters none that began after the page', () => {
    const read = pointer();
    expect(page.inThisPage(read)).toBe(read);
    expect(runs(pointer({ percent: 99, tried }))).toEqual(stable);
    expect(runs(pointer({ percent: 99, tried: other }))).toEqual(stable);
  });

  it('[deployment] leaves one that was aborted or promoted, where it reads anew', () => {
    expect(runs(pointer({ percent: 50, tried }))).toEqual(tried);
    expect(runs(pointer())).toEqual(stable);
    expect(runs(pointer(undefined, other))).toEqual(other);
    expect(runs(pointer({ percent: 50, tried: other }))).toEqual(stable);
  });

  it('[deployment] runs the same before and after its canary is promoted, to the letter', () => {
    const before = page.inThisPage(pointer({ percent: 50, tried })).composition;
    const after = page.atNextPage(pointer(undefined, tried)).composition;
    expect(JSON.stringify(before)).toBe(JSON.stringify(after));
  });
});
