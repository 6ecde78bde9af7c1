import fc from 'fast-check';
import * as v from 'valibot';
import { canaryName, isInCanary, lotOf } from './canary';
import { compositionSchema, remoteReleaseSchema, type Canary } from './composition';

const browsers = 10_000;

const canaryOf = (release: string, percent: number): Canary => ({
  percent,
  tried: {
    release,
    address: '/contracts/r/',
    entry: 'remote-entry.js',
    kernelRange: '^1.0.0',
    files: {},
    screens: {},
  },
});

/** Ids as browsers make them, the same in every run. */
const ids = fc.sample(fc.stringMatching(/^[0-9a-f]{32}$/), { numRuns: browsers, seed: 20 });

/** Ids that differ in their end alone, which a poor hash would put next to each other. */
const alike = Array.from({ length: browsers }, (_, at) => `browser-${at}`);

const releases = ['a', '3f'].map((mark) => mark.repeat(32).slice(0, 32));

const share = (list: readonly string[], isIn: (id: string) => boolean) => list.filter(isIn).length;

/**
 * Four standard deviations of a fair draw, at most 200 of 10,000 browsers more or less than were asked for: a fair draw is
 * farther off once in 15,000 times.
 */
const bound = (chance: number, of = browsers) => 4 * Math.sqrt(of * chance * (1 - chance));

describe('isInCanary', () => {
  it.each(
    [1, 5, 10, 25, 50, 90, 99].flatMap((percent) =>
      releases.map((release) => [percent, release] as const),
    ),
  )(
    '[deployment] gives %i of 100 of 10,000 browsers the release %s, within four standard deviations',
    (percent, release) => {
      const canary = canaryOf(release, percent);
      for (const list of [ids, alike]) {
        const found = share(list, (id) => isInCanary(id, 'contracts', canary));
        expect(Math.abs(found - browsers * (percent / 100))).toBeLessThan(bound(percent / 100));
      }
    },
  );

  it('[deployment] spreads browsers evenly over the whole, not at its border alone', () => {
    const expected = browsers / 10;
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      share(ids, (id) => Math.floor(lotOf(id, 'contracts@a') / 10) === tenth),
    );
    const off = tenths.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
    // The chi-squared of nine degrees of freedom is above 27.9 once in a thousand fair draws.
    expect(off).toBeLessThan(27.9);
  });

  it('[deployment] draws anew for each canary: who is in one is in another as often as anybody', () => {
    const of = (remote: string, release: string) => (id: string) =>
      isInCanary(id, remote, canaryOf(release, 10));
    const [first = '', second = ''] = releases;
    const contracts = of('contracts', first);
    for (const other of [of('contracts', second), of('account', first)]) {
      const both = share(ids, (id) => contracts(id) && other(id));
      expect(Math.abs(both - browsers * 0.01)).toBeLessThan(bound(0.01));
    }
  });

  it('[deployment] keeps everybody it had as it grows, and lets nobody in at nought', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.string(), fc.string(), percent, percent, (id, remote, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const isIn = (at: number) => isInCanary(id, remote, canaryOf('a'.repeat(32), at));
        expect(isIn(less) && !isIn(more)).toBe(false);
        expect([isIn(0), isIn(100)]).toEqual([false, true]);
      }),
    );
  });

  it('[deployment] says the same of a browser every time, and by nothing but its id and the canary', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, canary) => {
        const lot = lotOf(id, canary);
        expect(lotOf(id, canary)).toBe(lot);
        expect(lot >= 0 && lot < 100).toBe(true);
      }),
    );
    // What is written down elsewhere, such as in a test's ids, goes on to hold.
    const name = canaryName('contracts', canaryOf('a'.repeat(32), 10));
    expect(lotOf('browser-1', name)).toBeCloseTo(32.966039, 6);
  });
});

describe('a composition with a canary', () => {
  const { tried } = canaryOf('b'.repeat(32), 10);
  const stable = { ...tried, release: 'a'.repeat(32) };
  const composition = (canary: unknown) => ({
    schema: 1,
    remotes: { contracts: { ...stable, canary } },
  });

  it('[deployment] is one without it to a shell that does not know of canaries: everybody there runs the stable release', () => {
    const ofBefore = v.object({
      ...compositionSchema.entries,
      remotes: v.record(v.string(), remoteReleaseSchema),
    });
    const read = v.parse(ofBefore, composition({ percent: 10, tried }));
    expect(read.remotes).toEqual({ contracts: stable });
  });

  it.each([
    { percent: 101, tried },
    { percent: -1, tried },
    { percent: '10', tried },
    { percent: 10 },
    { percent: 10, tried: { ...tried, files: { 'a.js': 'none' } } },
    7,
  ])('[deployment, security] is held to its shape as strictly as the rest: %j', (canary) => {
    expect(v.safeParse(compositionSchema, composition(canary)).success).toBe(false);
  });
});
