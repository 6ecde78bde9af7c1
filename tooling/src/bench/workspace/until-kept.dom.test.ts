import type { Page } from '../../drive';
import { installTestProbe } from '../probe/test-probe';
import { keptRecord, watchKept } from './until-kept';

/** A request that has its result in the next task. */
function answering<T>(result: () => T) {
  const request = { result: undefined as T | undefined, onsuccess: () => undefined };
  setTimeout(() => {
    request.result = result();
    request.onsuccess();
  });
  return request;
}

/** What the browser's only database has, and how often it was read. */
const kept = { records: [] as { key: string; isRead: boolean }[], reads: 0 };

const store = {
  get: (wanted: string) =>
    answering(() => {
      kept.reads += 1;
      return { ...kept.records.find(({ key }) => key === wanted) };
    }),
};
const database = {
  transaction: () => ({ objectStore: () => store }),
  close: () => undefined,
};

/** A tab whose page is this one. */
const page = {
  evaluate: <T, R>(run: (given: T) => R, given: T) => Promise.resolve(run(given)),
  // The page takes its functions as text.
  // oxlint-disable-next-line no-eval -- what the test itself has written
  evaluateHandle: (text: string) => Promise.resolve(globalThis.eval(text) as unknown),
} as unknown as Page;

beforeEach(() => {
  Object.assign(globalThis, {
    indexedDB: {
      open: () => answering(() => database),
    },
  });
  kept.records = [
    { key: 'NT-001', isRead: false },
    { key: 'NT-002', isRead: false },
  ];
  kept.reads = 0;
  installTestProbe();
});

const place = { collection: 'notifications', key: 'NT-001' };

const untilRead = async (times: number) => {
  while (kept.reads < times) await new Promise((resolve) => setTimeout(resolve));
};

describe('a command', () => {
  it('[bench] is kept when the database has its record again, and is not looked for before the press', async () => {
    const before = await keptRecord(page, place);
    expect(before).toContain('"isRead":false');
    await watchKept(page, place, before);
    const seen = jest.fn();
    void window.trustfoldProbe.shown.then(seen);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(kept.reads).toBe(1);

    window.dispatchEvent(new Event('pointerdown'));
    await untilRead(3);
    kept.records[1] = { key: 'NT-002', isRead: true };
    await untilRead(5);
    expect(seen).not.toHaveBeenCalled();
    const changedAt = performance.now();
    kept.records[0] = { key: 'NT-001', isRead: true };
    expect(await window.trustfoldProbe.shown).toBeGreaterThanOrEqual(changedAt);
  });
});
