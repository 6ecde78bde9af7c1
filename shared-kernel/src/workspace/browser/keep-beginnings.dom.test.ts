import { type Beginnings, keepBeginnings } from './beginnings';

const locks = navigator.locks;

const setLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true, writable: true });

afterEach(() => setLocks(locks));

describe('keepBeginnings', () => {
  const isAsked = async () => {
    const keepTally = jest.fn(() => Promise.resolve());
    const beginnings: Pick<Beginnings, 'forgetPacks' | 'isDue'> = {
      forgetPacks: () => Promise.resolve(),
      isDue: () => Promise.resolve(false),
    };
    await keepBeginnings({
      beginnings: beginnings as Beginnings,
      collection: 'notifications',
      table: () => undefined,
      whileNobodyWrites: (work) => work({ log: { epoch: 0, count: 0, recent: [] } }),
      keepTally,
    });
    return keepTally.mock.calls.length > 0;
  };

  it('[workspace] keeps beginnings where tabs take turns', async () => {
    expect(await isAsked()).toBe(true);
  });

  it('[workspace] keeps nothing where tabs cannot take turns: another may be half-way through a write', async () => {
    setLocks(undefined);
    expect(await isAsked()).toBe(false);
  });
});
