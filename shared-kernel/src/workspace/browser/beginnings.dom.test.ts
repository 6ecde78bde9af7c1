import 'fake-indexeddb/auto';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../test-support/seeds';
import type { WorkspaceSource } from '../store/source';
import { until } from '../test-support/until';
import { replace } from '../test-support/write';
import { createBrowserSource } from './browser-source';
import { inDatabase } from '../test-support/in-database';

const [sample] = notifications as [Notification];

const many = Array.from({ length: 1100 }, (_, index): Notification => ({
  ...sample,
  id: `NT-${String(index).padStart(5, '0')}`,
  timestamp: new Date(Date.UTC(2024, 0, 1, 0, 0, index)).toISOString(),
}));

const keyOfLatest = 'begins:notifications:timestamp:last';
const latest = { descending: true, limit: 2 };

let name = '';
let databases = 0;
const opened: WorkspaceSource[] = [];

const open = () => {
  const source = createBrowserSource({ name, seed: seedOf({ notifications: many }, emptySeed) });
  opened.push(source);
  return source;
};

/** A closed workspace that keeps what its lists begin with. */
async function leaveBegun(): Promise<void> {
  const source = open();
  await source.list('notifications');
  await until(() => inDatabase(name, async (meta) => (await meta.count('meta', keyOfLatest)) > 0));
  source.close();
}

const idsOf = async (source: WorkspaceSource) =>
  (await source.find('notifications', 'timestamp', latest)).map(({ id }) => id);

const openings = () => jest.spyOn(IDBIndex.prototype, 'openCursor');

beforeEach(() => {
  name = `begins-${(databases += 1)}`;
});

afterEach(() => {
  for (const source of opened.splice(0)) source.close();
  jest.restoreAllMocks();
});

describe('what a long list begins with', () => {
  it('[workspace] is read from where it is kept, and not from its index', async () => {
    await leaveBegun();
    const cursors = openings();
    expect(await idsOf(open())).toEqual(['NT-01099', 'NT-01098']);
    expect(cursors).not.toHaveBeenCalled();
  });

  it('[workspace] takes the place of the packed copies that an earlier version kept', async () => {
    const packed = ['packed:notifications', 'packed:notifications:a:000000'];
    open().close();
    const source = open();
    await source.get('notifications', 'NT-00000');
    for (const key of packed) await inDatabase(name, (meta) => meta.put('meta', '[[],[]]', key));
    await source.list('notifications');
    expect(await source.list('notifications')).toHaveLength(many.length);
    const keys = () => inDatabase(name, (meta) => meta.getAllKeys('meta'));
    await until(async () => (await keys()).includes(keyOfLatest));
    expect(
      (await keys()).filter((key) => typeof key === 'string' && key.startsWith('packed')),
    ).toEqual([]);
  });

  it.each([
    ['that cannot be read', { by: '', count: 0, text: '[' }],
    ['of another version', { by: 'another', count: 0, text: '[]' }],
    ['that is none', 'nothing'],
  ])('[workspace] is read from its index in the place of a copy %s', async (_, kept) => {
    await leaveBegun();
    await inDatabase(name, (meta) => meta.put('meta', kept, keyOfLatest));
    expect(await idsOf(open())).toEqual(['NT-01099', 'NT-01098']);
  });

  it('[workspace] is read from its index in the place of a copy that is cut', async () => {
    await leaveBegun();
    await inDatabase(name, async (meta) => {
      const kept = (await meta.get('meta', keyOfLatest)) as { readonly text: string };
      await meta.put('meta', { ...kept, text: kept.text.slice(0, 99) }, keyOfLatest);
    });
    expect(await idsOf(open())).toEqual(['NT-01099', 'NT-01098']);
  });

  it('[workspace] is forgotten with everything else that is replaced', async () => {
    await leaveBegun();
    const source = open();
    await replace(source);
    expect(await inDatabase(name, (meta) => meta.count('meta', keyOfLatest))).toBe(0);
  });

  it('[workspace] comes with how many there are, while all of it is still on its way into its store', async () => {
    const source = open();
    await source.list('notifications');
    await until(() =>
      inDatabase(name, async (meta) => (await meta.count('meta', keyOfLatest)) > 0),
    );
    source.close();
    const next = open();
    const read = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    expect(await next.isLong('notifications')).toBe(true);
    expect(await idsOf(next)).toEqual(['NT-01099', 'NT-01098']);
    expect(await next.count('notifications')).toBe(1100);
    expect(read).not.toHaveBeenCalled();
  });
});
