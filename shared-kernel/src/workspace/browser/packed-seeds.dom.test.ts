import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../store/seed-data';
import type { WorkspaceSource } from '../store/source';
import { until } from '../test-support/until';
import { replace, write } from '../test-support/write';
import { createBrowserSource } from './browser-source';

const [template] = notifications as [Notification];

const idOf = (index: number) => `NT-${String(index).padStart(5, '0')}`;

const many = (title: string): Notification[] =>
  Array.from({ length: 2300 }, (_, index) => ({ ...template, id: idOf(index), title }));

const sample = many('First');

let name = '';
let databases = 0;
const opened: WorkspaceSource[] = [];

/** A page that packs what there is to begin with, and puts none of it into its store before it is told. */
function open(records: readonly Notification[] = sample) {
  let isHeld = true;
  const waiting: (() => void)[] = [];
  const source = createBrowserSource({
    name,
    seed: seedOf({ notifications: records }, emptySeed),
    pace: {
      most: 500,
      packed: 1000,
      before: () => (isHeld ? new Promise<void>((go) => waiting.push(go)) : Promise.resolve()),
    },
  });
  opened.push(source);
  const goOn = () => {
    isHeld = false;
    for (const go of waiting.splice(0)) go();
  };
  return { source, goOn };
}

async function inDatabase() {
  const database = await openDB(name);
  try {
    const records = await database.count('notifications');
    const meta = (await database.getAllKeys('meta')).map(String);
    return { records, meta: meta.filter((key) => key.includes('notifications')) };
  } finally {
    database.close();
  }
}

const isMarked = (mark: string) => async () =>
  (await inDatabase()).meta.includes(`${mark}:notifications`);

/** A page that has packed what there is to begin with and is left before any of it is in its store. */
async function leavePacked(): Promise<void> {
  const { source } = open();
  await source.list('notifications');
  await until(isMarked('first'));
  source.close();
}

const retitle = async (source: WorkspaceSource, key: string, title: string | undefined) => {
  const base = await source.get('notifications', key);
  const next = title === undefined ? undefined : { ...template, id: key, title };
  const change = { collection: 'notifications', key, base, next } as const;
  expect(await write(source, [change])).toMatchObject({ ok: true });
};

const changed = sample
  .filter(({ id }) => id !== idOf(7))
  .map((record) => (record.id === idOf(1500) ? { ...record, title: 'Changed' } : record));

const change = async (source: WorkspaceSource) => {
  await retitle(source, idOf(1500), 'Changed');
  await retitle(source, idOf(7), undefined);
};

beforeEach(() => {
  name = `packed-seeds-${(databases += 1)}`;
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const source of opened.splice(0)) source.close();
});

describe('many first records', () => {
  it('[workspace] are all kept before any is in its store, whatever a later page begins with', async () => {
    await leavePacked();
    expect((await inDatabase()).records).toBe(0);
    const { source } = open(many('Of another version'));
    expect(await source.list('notifications')).toEqual(sample);
    expect(await source.count('notifications')).toBe(sample.length);
  });

  it('[workspace] have what was changed and removed of them beside them, page after page', async () => {
    const first = open();
    await first.source.list('notifications');
    await until(isMarked('first'));
    await change(first.source);
    expect(await first.source.list('notifications')).toEqual(changed);
    first.source.close();
    const { source, goOn } = open();
    expect(await source.get('notifications', idOf(7))).toBeUndefined();
    expect(await source.list('notifications')).toEqual(changed);
    goOn();
    await until(isMarked('seeded'));
    expect(await source.list('notifications')).toEqual(changed);
  });

  it('[workspace] are in their store in the end, and what was packed of them is a copy like others', async () => {
    const { source, goOn } = open();
    await change(source);
    await source.list('notifications');
    await until(isMarked('first'));
    goOn();
    await until(isMarked('seeded'));
    const { records, meta } = await inDatabase();
    expect(records).toBe(changed.length);
    expect(meta).toContain('packed:notifications');
    expect(meta).not.toContain('first:notifications');
    source.close();
    expect(await open().source.list('notifications')).toEqual(changed);
  });

  it('[workspace] are made anew where a text of theirs is gone', async () => {
    await leavePacked();
    const database = await openDB(name);
    const [, second = ''] = (await inDatabase()).meta.filter((key) => key.startsWith('packed:'));
    await database.delete('meta', second);
    database.close();
    const { source, goOn } = open();
    expect(await source.list('notifications')).toEqual(sample);
    goOn();
    await until(isMarked('seeded'));
    expect(await source.list('notifications')).toEqual(sample);
  });

  it('[workspace] are not those of before a reset that came while they were packed', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const isPacking = () =>
      put.mock.calls.some(
        ([, key]) => typeof key === 'string' && key.startsWith('packed:notifications:'),
      );
    const { source } = open();
    await source.list('notifications');
    await until(isPacking);
    const other = [{ ...template, id: idOf(3), title: 'Imported' }];
    const { sampleContents } = await import('../store/sample-contents');
    await replace(source, { ...sampleContents, notifications: other });
    expect(await source.list('notifications')).toEqual(other);
    await until(async () => (await inDatabase()).meta.length === 1);
    source.close();
    expect(await open().source.list('notifications')).toEqual(other);
  });

  it('[workspace] are packed once by two tabs, and no text is left over', async () => {
    const tabs = [open(), open()];
    for (const { source } of tabs) await source.list('notifications');
    await until(isMarked('first'));
    const blocks = async () =>
      (await inDatabase()).meta.filter((key) => key.startsWith('packed:notifications:')).length;
    await until(async () => (await blocks()) === 3);
    for (const { goOn } of tabs) goOn();
    await until(isMarked('seeded'));
    for (const { source } of tabs) expect(await source.list('notifications')).toEqual(sample);
    expect((await inDatabase()).records).toBe(sample.length);
  });
});
