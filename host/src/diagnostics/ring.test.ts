import 'fake-indexeddb/auto';
import { eventOf } from './diagnostic-event';
import { openRing, ringLength } from './ring';

const fault = (count: number, at = count) =>
  eventOf('report', { type: 'deprecation', file: `f${count}.js` }, at);
const refused = () => openRing(() => Promise.reject(new Error('blocked')));
const files = async (ring: ReturnType<typeof openRing>) =>
  (await ring.read()).map(({ detail }) => detail.file);

beforeEach(async () => {
  await new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase('trustfold-diagnostics');
    deleting.onsuccess = resolve;
  });
});

describe.each([
  ['kept', openRing, true],
  ['in memory', refused, false],
] as const)('the ring, %s', (_, open, isKept) => {
  it('[E3] has the last 200 things that happened, newest first', async () => {
    const ring = open();
    for (let count = 1; count <= ringLength + 5; count += 1) await ring.add(fault(count));
    const held = await files(ring);
    expect(held).toHaveLength(ringLength);
    expect([held[0], held.at(-1)]).toEqual(['f205.js', 'f6.js']);
  });

  it('[E3] counts what happens again, however often, in one place', async () => {
    const ring = open();
    await ring.add(fault(2));
    for (let count = 0; count < 1_000; count += 1) await ring.add(fault(1, count + 10));
    expect(await ring.read()).toMatchObject([
      { count: 1_000, first: 10, last: 1_009 },
      { count: 1 },
    ]);
  });

  it('[E3] says whether a reload will find it', async () => {
    expect(await open().isKept()).toBe(isKept);
  });
});

describe('the ring of two tabs', () => {
  it('[E3] loses nothing of either, and counts what both met', async () => {
    const [one, other] = [openRing(), openRing()];
    await Promise.all(
      [1, 2, 3, 4, 5].flatMap((count) => [
        one.add(fault(count)),
        other.add(fault(count + 5)),
        one.add(fault(99)),
        other.add(fault(99)),
      ]),
    );
    const events = await openRing().read();
    expect(events).toHaveLength(11);
    expect(events.find(({ detail }) => detail.file === 'f99.js')?.count).toBe(10);
  });
});

describe('a ring whose database breaks', () => {
  it('[E3] goes on in memory', async () => {
    let broken: IDBDatabase | undefined;
    const ring = openRing(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('broken', 1);
          opening.onsuccess = () => resolve((broken = opening.result));
        }),
    );
    await ring.add(fault(1));
    expect(broken).toBeDefined();
    expect(await files(ring)).toEqual(['f1.js']);
    expect(await ring.isKept()).toBe(false);
  });
});
