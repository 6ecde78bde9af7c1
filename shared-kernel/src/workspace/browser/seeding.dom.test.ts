import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { Notification } from '../../domain/notification';
import type { ProcessAlert } from '../../domain/process';
import { notifications } from '../../fixtures/notifications';
import { processAlerts } from '../../fixtures/processes';
import { sampleContents } from '../store/sample-contents';
import { emptySeed, seedOf } from '../store/seed-data';
import type { Change, WorkspaceSource } from '../store/source';
import { until } from '../test-support/until';
import { replace, write } from '../test-support/write';
import { createBrowserSource } from './browser-source';

const [first] = notifications as [Notification];
const [alert] = processAlerts as [ProcessAlert];

const idOf = (index: number) => `NT-${String(index).padStart(3, '0')}`;

const many = (count: number, title = first.title): Notification[] =>
  Array.from({ length: count }, (_, index) => ({ ...first, id: idOf(index), title }));

/** So many come in steps of ten. */
const sample = many(35);

let name = '';
let databases = 0;
const opened: WorkspaceSource[] = [];

/** Lets a seeding come as far as it is told, and no further. */
function heldAt(limit: number) {
  let most = limit;
  const held: { readonly done: number; readonly go: () => void }[] = [];
  return {
    pace: {
      most: 10,
      packed: Infinity,
      before: (done: number) =>
        done < most ? Promise.resolve() : new Promise<void>((go) => held.push({ done, go })),
    },
    /** Waits until it has come so far. */
    reached: () => until(() => held.some(({ done }) => done === most)),
    goOn: () => {
      most = Infinity;
      for (const { go } of held.splice(0)) go();
    },
  };
}

function open(records: readonly Notification[], pace = heldAt(Infinity).pace) {
  const seed = seedOf({ notifications: records }, emptySeed);
  const source = createBrowserSource({ name, seed, pace });
  opened.push(source);
  return source;
}

/** A first opening that has kept so many of its records, and keeps no more before it is told. */
async function openHeld(limit: number) {
  const hold = heldAt(limit);
  const source = open(sample, hold.pace);
  await source.count('notifications');
  await hold.reached();
  return { source, ...hold };
}

/** Another page that goes on with them, but not before it is told. */
const openNext = () => openHeld(0);

/** What is in the database itself, whoever keeps it. */
async function inDatabase() {
  const database = await openDB(name);
  const records: unknown[] = await database.getAll('notifications');
  const meta = (await database.getAllKeys('meta')).map(String);
  database.close();
  return { records, meta: meta.filter((key) => key.includes('notifications')) };
}

const untilSeeded = () =>
  until(async () => (await inDatabase()).meta.includes('seeded:notifications'));

const changeOf = async (
  source: WorkspaceSource,
  key: string,
  next: Notification | undefined,
): Promise<Change> => ({
  collection: 'notifications',
  key,
  base: await source.get('notifications', key),
  next,
});

const titled = (id: string, title: string) => ({ ...first, id, title });

/** Changes, removes and adds, at the front and at the end of the first records. */
async function command(source: WorkspaceSource) {
  const changes: readonly (readonly [string, Notification | undefined])[] = [
    [idOf(1), titled(idOf(1), 'Changed')],
    [idOf(2), undefined],
    [idOf(31), titled(idOf(31), 'Changed')],
    [idOf(32), undefined],
    ['NT-0005', titled('NT-0005', 'Added')],
  ];
  for (const [key, next] of changes) {
    const outcome = await write(source, [await changeOf(source, key, next)]);
    expect(outcome).toMatchObject({ ok: true });
  }
}

const commanded = [...sample, titled('NT-0005', 'Added')]
  .filter(({ id }) => id !== idOf(2) && id !== idOf(32))
  .map((record) =>
    [idOf(1), idOf(31)].includes(record.id) ? { ...record, title: 'Changed' } : record,
  )
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The first records as they are once all of them are kept, read by who has none of them. */
const inTheEnd = async () => {
  await untilSeeded();
  expect((await inDatabase()).meta).toEqual(['seeded:notifications']);
  return open([]).list('notifications');
};

const isKept = async (source: WorkspaceSource, expected: readonly Notification[]) => {
  expect(await source.list('notifications')).toEqual(expected);
  expect(await source.keys('notifications')).toEqual(expected.map(({ id }) => id));
  expect(await source.count('notifications')).toBe(expected.length);
  expect(await source.find('notifications', 'timestamp')).toEqual(expected);
  expect(source.status().durability).toBe('durable');
};

const isKeptToTheEnd = async (source: WorkspaceSource, expected: readonly Notification[]) => {
  await untilSeeded();
  await isKept(source, expected);
  source.close();
  expect(await inTheEnd()).toEqual(expected);
};

const steps = [0, 10, 20, 30];

beforeEach(() => {
  name = `seeds-${(databases += 1)}`;
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const source of opened.splice(0)) source.close();
});

describe('a command while the first records are being kept', () => {
  it.each(steps)('[workspace] is done with %i of them there, and stands', async (limit) => {
    const { source, goOn } = await openHeld(limit);
    await command(source);
    expect((await inDatabase()).meta).not.toContain('seeded:notifications');
    await isKept(source, commanded);
    source.evict('notifications');
    await isKept(source, commanded);

    goOn();
    await isKeptToTheEnd(source, commanded);
  });

  it('[workspace] is done before a list was ever read, and the list is right', async () => {
    const hold = heldAt(10);
    const source = open(sample, hold.pace);
    await command(source);
    await isKept(source, commanded);
    await hold.reached();
    hold.goOn();
    expect(await inTheEnd()).toEqual(commanded);
  });

  it('[workspace] has no more of them come before it has ended', async () => {
    const { source, goOn } = await openHeld(10);
    const standing = async () => (await inDatabase()).records.length;
    await source.inTurn(async () => {
      goOn();
      await source.list('notifications');
      expect(await standing()).toBe(10);
    });
    await untilSeeded();
    expect(await standing()).toBe(35);
  });

  it('[workspace] adds, removes and adds again under one key', async () => {
    const { source, goOn } = await openHeld(10);
    for (const next of [undefined, titled(idOf(30), 'Again'), undefined]) {
      expect(await write(source, [await changeOf(source, idOf(30), next)])).toMatchObject({
        ok: true,
      });
    }
    const expected = sample.filter(({ id }) => id !== idOf(30));
    await isKept(source, expected);
    goOn();
    expect(await inTheEnd()).toEqual(expected);
  });

  it('[workspace] replaces everything, and none of them comes after it', async () => {
    const { source, goOn } = await openHeld(10);
    await command(source);
    const other = [titled('NT-9', 'Imported')];
    await replace(source, { ...sampleContents, notifications: other });
    goOn();
    await isKept(source, other);
    expect(await inTheEnd()).toEqual(other);
  });

  it('[workspace] goes back to the first records, which come anew', async () => {
    const { source, goOn } = await openHeld(10);
    await command(source);
    await replace(source);
    goOn();
    await isKept(source, sample);
    expect(await inTheEnd()).toEqual(sample);
  });
});

describe('two lists that are first opened at once', () => {
  it('[workspace] are kept one after the other, and read at once', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const alerts = Array.from({ length: 25 }, (_, index) => ({ ...alert, id: `PA-${index + 10}` }));
    const seed = seedOf({ notifications: sample, processAlerts: alerts }, emptySeed);
    const hold = heldAt(10);
    const source = createBrowserSource({ name, seed, pace: hold.pace });
    opened.push(source);
    await Promise.all([source.list('notifications'), source.list('processAlerts')]);
    await hold.reached();
    await isKept(source, sample);
    expect(await source.list('processAlerts')).toEqual(alerts);
    hold.goOn();
    await until(() => put.mock.calls.some(([, key]) => key === 'seeded:processAlerts'));
    const kept = put.mock.contexts.map((store) => (store as IDBObjectStore).name);
    expect(kept.lastIndexOf('notifications')).toBeLessThan(kept.indexOf('processAlerts'));
  });
});

describe('a page that is closed while the first records are being kept', () => {
  it.each(steps)('[workspace] leaves %i of them, and the next one goes on', async (limit) => {
    const before = await openHeld(limit);
    await command(before.source);
    const events = jest.fn();
    before.source.subscribe(events);
    before.source.close();
    before.goOn();
    const left = (await inDatabase()).records.length;

    const { source, goOn } = await openNext();
    expect((await inDatabase()).records).toHaveLength(left);
    await isKept(source, commanded);
    goOn();
    await isKeptToTheEnd(source, commanded);
    // A page that was closed has nothing to say, and puts nothing into memory.
    expect(events).not.toHaveBeenCalled();
    expect(before.source.status().durability).toBe('durable');
  });

  it('[workspace] puts none of them twice', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const puts = () => {
      const stores = put.mock.contexts as IDBObjectStore[];
      return stores.filter((store) => store.name === 'notifications');
    };
    const before = await openHeld(20);
    before.source.close();
    expect(puts()).toHaveLength(20);
    await open(sample).list('notifications');
    await untilSeeded();
    expect(puts()).toHaveLength(35);
  });

  it.each([
    ['others', many(35, 'Another sample')],
    ['fewer', many(14)],
    ['hardly any', many(4)],
    ['none', []],
  ])('[workspace] leaves what was touched where there are now %s', async (_what, today) => {
    const before = await openHeld(20);
    const { source: left } = before;
    await write(left, [await changeOf(left, idOf(3), titled(idOf(3), 'Changed'))]);
    await write(left, [await changeOf(left, idOf(12), undefined)]);
    left.close();

    const expected = [
      ...today.filter(({ id }) => id !== idOf(3) && id !== idOf(12)),
      titled(idOf(3), 'Changed'),
    ].sort((a, b) => (a.id < b.id ? -1 : 1));
    const source = open(today);
    await isKept(source, expected);
    expect(await inTheEnd()).toEqual(expected);
  });
});

describe('a second tab while the first records are being kept', () => {
  it.each(steps)('[workspace] shows the list with %i of them there', async (limit) => {
    const one = await openHeld(limit);
    await command(one.source);
    const other = await openNext();
    await isKept(other.source, commanded);

    const change = await changeOf(other.source, idOf(20), titled(idOf(20), 'From the other'));
    await write(other.source, [change]);
    const shown = () => one.source.peek('notifications')?.find(({ id }) => id === idOf(20))?.title;
    await until(() => shown() === 'From the other');

    const expected = commanded.map((record) =>
      record.id === idOf(20) ? { ...record, title: 'From the other' } : record,
    );
    one.goOn();
    other.goOn();
    await untilSeeded();
    await isKept(one.source, expected);
    await isKept(other.source, expected);
    expect(await inTheEnd()).toEqual(expected);
  });

  it('[workspace] keeps the rest of them for one that was closed', async () => {
    const one = await openHeld(10);
    const other = await openNext();
    await command(other.source);
    one.source.close();
    one.goOn();
    other.goOn();
    expect(await inTheEnd()).toEqual(commanded);
  });

  it('[workspace] writes what stands where the other has kept the last of them', async () => {
    const one = await openHeld(10);
    const other = await openNext();
    other.goOn();
    await untilSeeded();
    await command(one.source);
    await isKept(one.source, commanded);
    one.goOn();
    expect(await inTheEnd()).toEqual(commanded);
    await until(async () => (await other.source.count('notifications')) === commanded.length);
    await isKept(other.source, commanded);
  });

  it('[workspace] that replaces everything is not mixed with what the first still has to keep', async () => {
    const one = await openHeld(10);
    const other = await openNext();
    const imported = [titled('NT-9', 'Imported')];
    await replace(other.source, { ...sampleContents, notifications: imported });
    one.goOn();
    other.goOn();
    await until(async () => (await one.source.count('notifications')) === 1);
    expect(await inTheEnd()).toEqual(imported);
  });
});

describe('a tab of another version that begins with other records', () => {
  it('[workspace] keeps its own, and the first adds none to them', async () => {
    const one = await openHeld(10);
    const others = many(35, 'Another sample');
    const hold = heldAt(20);
    const other = open(others, hold.pace);
    await other.count('notifications');
    await hold.reached();

    const looked = jest.spyOn(IDBObjectStore.prototype, 'get');
    one.goOn();
    await until(() => looked.mock.calls.some(([key]) => key === 'seeding:notifications'));
    expect((await inDatabase()).records).toHaveLength(20);
    hold.goOn();
    expect(await inTheEnd()).toEqual(others);
  });
});

describe('storage that fails while the first records are being kept', () => {
  const quotaError = () => new DOMException('No room', 'QuotaExceededError');

  /** Refuses the records of which something holds. */
  const refuse = (isRefused: (key: string) => boolean) => {
    type Put = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>;
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refusing(
      this: IDBObjectStore,
      ...[value, key]: Parameters<Put>
    ) {
      const { key: own } = value as { readonly key?: string };
      if (own !== undefined && isRefused(own)) throw quotaError();
      return put.call(this, value, key);
    });
  };

  it.each([
    [0, 0],
    [10, 10],
    [19, 10],
    [34, 30],
  ])('[workspace] at record %i leaves %i for the next page', async (refused, left) => {
    refuse((key) => key === idOf(refused));
    const source = open(sample);
    expect(await source.list('notifications')).toEqual(sample);
    await until(() => source.status().durability === 'memory');
    expect(source.status().reason).toBe('full');
    expect(await source.list('notifications')).toEqual(sample);
    source.close();
    jest.restoreAllMocks();

    expect((await inDatabase()).records).toHaveLength(left);
    await isKept(open(sample), sample);
    expect(await inTheEnd()).toEqual(sample);
  });

  it('[workspace] goes on in memory with what was done, and the next page has it too', async () => {
    const { source, goOn } = await openHeld(10);
    await command(source);
    source.evict('notifications');
    refuse((key) => key === idOf(25));
    goOn();
    await until(() => source.status().durability === 'memory');
    expect(await source.list('notifications')).toEqual(commanded);
    source.close();
    jest.restoreAllMocks();
    await isKept(open(sample), commanded);
    expect(await inTheEnd()).toEqual(commanded);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])(
    '[workspace] takes nothing into memory that could not be written, begun %s it failed',
    async (_when, isBefore) => {
      const { source, goOn } = await openHeld(10);
      const change = await changeOf(source, idOf(30), titled(idOf(30), 'Too much'));
      const seen: (string | undefined)[] = [];
      source.subscribe(() => {
        seen.push(source.peek('notifications')?.find(({ id }) => id === idOf(30))?.title);
      });
      refuse(() => true);
      if (!isBefore) goOn();
      const writing = write(source, [change]);
      if (isBefore) goOn();
      await expect(writing).rejects.toMatchObject({ name: 'StorageError', reason: 'full' });
      await until(() => source.status().durability === 'memory');
      expect(seen[0]).toBe('Too much');
      expect(await source.list('notifications')).toEqual(sample);
    },
  );
});
