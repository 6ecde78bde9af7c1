import type { AuditEntry } from '../../domain/audit';
import type { Notification } from '../../domain/notification';
import { auditEntries } from '../../fixtures/audit-entries';
import { notifications } from '../../fixtures/notifications';
import { collectionNames } from '../database/collections';
import { SampleLoader, loadSampleSeed } from '../database/seed-data';
import { newId } from '../../shell/new-id';
import type { Commit, RecordChange, Storage } from '../database/storage';

/**
 * The storage methods that a server supports. A server cannot replace its workspace and has no other tabs to notify.
 */
type SharedStorage = Pick<
  Storage,
  'changesSince' | 'load' | 'commit' | 'readLog' | 'sampleMoment' | 'close'
>;

/** The sample data that these tests expect in a new storage. */
export const contractSample = new SampleLoader(loadSampleSeed);
const [first, second] = notifications as [Notification, Notification];
const [entry] = auditEntries as [AuditEntry];

export const createTitleChange = (
  title: string,
  expectedRevision = 1,
  record = first,
): RecordChange => ({
  collection: 'notifications',
  key: record.id,
  stored: { record: { ...record, title }, revision: expectedRevision + 1 },
  expectedRevision,
});

export async function createCommit(
  storage: SharedStorage,
  ...changes: readonly RecordChange[]
): Promise<Commit> {
  const { changed: _all, ...base } = await storage.changesSince(0);
  return { id: newId(), base, changes, head: base.head };
}

const titleIn = async (within: SharedStorage, { id } = first) => {
  const [stored] = await within.load('notifications', { keys: [id] });
  return (stored?.record as Notification | undefined)?.title;
};

let storage: SharedStorage;

function describeReads(): void {
  it.each(collectionNames)('[R88] the storage loads %s in key order', async (name) => {
    const loaded = await storage.load(name);
    const expected = await contractSample.first(name, await storage.sampleMoment());
    expect(loaded.map(({ record }) => record)).toEqual(expect.arrayContaining(expected));
    expect(loaded).toHaveLength(expected.length);
  });

  it('[R88] the storage loads records by key and by index', async () => {
    const loaded = await storage.load('notifications', {
      keys: [second.id, 'NT-none', first.id],
    });
    expect(loaded.map(({ record }) => record)).toEqual([second, first]);
    const range = { descending: true, limit: 2 };
    const latest = await storage.load('notifications', { index: 'timestamp', range });
    expect(latest.map(({ record }) => record)).toEqual([first, second]);
  });
}

function describeCommits(): void {
  it('[R88] the storage commits all changes together and returns the new revision', async () => {
    const added = { ...first, id: 'NT-added' };
    const result = await storage.commit(
      await createCommit(
        storage,
        createTitleChange('Changed'),
        {
          collection: 'notifications',
          key: added.id,
          stored: { record: added, revision: 1 },
          expectedRevision: 0,
        },
        { collection: 'notifications', key: second.id, stored: undefined, expectedRevision: 1 },
      ),
    );
    expect(result).toEqual({ ok: true, state: { revision: 1, epoch: 0 } });
    expect(await titleIn(storage)).toBe('Changed');
    expect(await titleIn(storage, added)).toBe(first.title);
    expect(await titleIn(storage, second)).toBeUndefined();
  });

  it('[R88] the storage reports each record changed since a revision once', async () => {
    await storage.commit(await createCommit(storage, createTitleChange('One')));
    await storage.commit(
      await createCommit(storage, createTitleChange('Two', 2), createTitleChange('Two', 1, second)),
    );
    const keys = [first, second].map(({ id }) => ({ collection: 'notifications', key: id }));
    expect((await storage.changesSince(0)).changed).toEqual(keys);
    expect(await storage.changesSince(1)).toMatchObject({ revision: 2, changed: keys });
    expect((await storage.changesSince(2)).changed).toEqual([]);
    expect((await storage.changesSince(7)).changed).toBeUndefined();
  });

  it('[R88] after very many changes, the storage reports that everything may have changed', async () => {
    const many = Array.from({ length: 251 }, (_, at) => ({ ...first, id: `NT-many-${at}` }));
    const changes = many.map((record) => ({
      ...createTitleChange('Many', 0, record),
      expectedRevision: 0,
    }));
    await storage.commit(await createCommit(storage, ...changes));
    expect((await storage.changesSince(0)).changed).toBeUndefined();
  });
}

const delayed = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return work();
};

function describeDelays(): void {
  it('[R88] of several writes to one record that arrive after different delays, one succeeds', async () => {
    const commits = await Promise.all(
      [0, 1, 2, 3].map((at) => createCommit(storage, createTitleChange(`Writer ${at}`))),
    );
    const results = await Promise.all(
      commits.map((commit, at) => delayed((at * 7) % 4, () => storage.commit(commit))),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await titleIn(storage)).toBe(`Writer ${results.findIndex(({ ok }) => ok)}`);
    expect((await storage.changesSince(0)).revision).toBe(1);
  });

  it('[R88] writes to different records that arrive after different delays all succeed', async () => {
    const records = [first, second];
    const commits = await Promise.all(
      records.map((record) => createCommit(storage, createTitleChange('Late', 1, record))),
    );
    const results = await Promise.all(
      commits.map((commit, at) => delayed(3 - at, () => storage.commit(commit))),
    );
    expect(results.map(({ ok }) => ok)).toEqual(records.map(() => true));
    for (const record of records) expect(await titleIn(storage, record)).toBe('Late');
  });

  it('[R88] reads during a delayed commit see all of its changes or none', async () => {
    const commit = await createCommit(
      storage,
      createTitleChange('Both'),
      createTitleChange('Both', 1, second),
    );
    const committed = delayed(2, () => storage.commit(commit));
    const reads = [0, 1, 2, 3, 4].map((at) =>
      delayed(at, () => storage.load('notifications', { keys: [first.id, second.id] })),
    );
    for (const loaded of await Promise.all(reads)) {
      const changed = loaded.filter(({ record }) => (record as Notification).title === 'Both');
      expect([0, 2]).toContain(changed.length);
    }
    expect(await committed).toMatchObject({ ok: true });
    expect(await titleIn(storage, second)).toBe('Both');
  });
}

function describeConflicts(): void {
  it('[R88] the storage refuses the second of two writes to one record and changes nothing', async () => {
    const mine = await createCommit(
      storage,
      createTitleChange('Mine', 1, second),
      createTitleChange('Mine'),
    );
    await storage.commit(await createCommit(storage, createTitleChange('Theirs')));
    expect(await storage.commit(mine)).toEqual({
      ok: false,
      conflicts: [{ collection: 'notifications', key: first.id }],
    });
    expect(await titleIn(storage)).toBe('Theirs');
    expect(await titleIn(storage, second)).toBe(second.title);
  });

  it('[R88] the storage accepts two writes to different records, but not two audit entries at one position', async () => {
    const line = (id: string): RecordChange => ({
      collection: 'auditEntries',
      key: id,
      stored: { record: { ...entry, id }, revision: 1 },
      expectedRevision: 0,
    });
    const head = { seq: 1, digest: 'a'.repeat(64) };
    const [mine, other, logged] = await Promise.all([
      createCommit(storage, createTitleChange('Mine')),
      createCommit(storage, createTitleChange('Other', 1, second)),
      createCommit(storage, line('AU-mine')),
    ]);
    expect(await storage.commit(mine)).toMatchObject({ ok: true });
    expect(await storage.commit(other)).toMatchObject({ ok: true });
    await storage.commit({ ...(await createCommit(storage, line('AU-first'))), head });
    expect(await storage.commit(logged)).toEqual({
      ok: false,
      conflicts: [{ collection: 'auditEntries', key: 'AU-mine' }],
    });
    expect((await storage.readLog()).head).toEqual(head);
  });

  it('[R88, R21] the storage applies a repeated commit once', async () => {
    const commit = await createCommit(storage, createTitleChange('Once'));
    await storage.commit(commit);
    expect(await storage.commit(commit)).toMatchObject({ ok: true, state: { revision: 1 } });
    expect((await storage.changesSince(0)).revision).toBe(1);
  });
}

function describeReplacements(open: () => Promise<Storage>): void {
  let storage: Storage;

  beforeEach(async () => {
    storage = await open();
  });
  afterEach(() => storage.close());

  it('[R88] the storage replaces everything except the audit log', async () => {
    const before = (await storage.readLog()).entries.length;
    const commit = await createCommit(storage, createTitleChange('After', 1));
    const replaced = await storage.commit({
      ...commit,
      replacement: {
        contents: { notifications: [first], contracts: [] },
        sampleMoment: '2025-01-01T00:00:00.000+00:00',
      },
    });
    expect(replaced).toMatchObject({ ok: true, state: { revision: 1, epoch: 1 } });
    expect(await storage.load('notifications')).toHaveLength(1);
    expect(await titleIn(storage)).toBe('After');
    expect(await storage.load('contracts')).toEqual([]);
    expect((await storage.load('clients')).length).toBeGreaterThan(0);
    expect((await storage.readLog()).entries).toHaveLength(before);
    expect(await storage.sampleMoment()).toBe('2025-01-01T00:00:00.000+00:00');
    expect((await storage.changesSince(0)).changed).toBeUndefined();
  });

  it('[R88] the storage refuses a replacement if another writer was first', async () => {
    const sampleMoment = await storage.sampleMoment();
    const replacement = { contents: { notifications: [] }, sampleMoment };
    const commit = { ...(await createCommit(storage)), replacement };
    await storage.commit(await createCommit(storage, createTitleChange('Theirs')));
    expect((await storage.commit(commit)).ok).toBe(false);
    expect(await titleIn(storage)).toBe('Theirs');
  });

  it('[R88] the storage applies waiting commits in order', async () => {
    const commits = ['One', 'Two', 'Three'].map((title, at) =>
      storage.exclusive(async () =>
        storage.commit(await createCommit(storage, createTitleChange(title, at + 1))),
      ),
    );
    for (const commit of commits) await commit;
    expect(await titleIn(storage)).toBe('Three');
    expect((await storage.changesSince(0)).revision).toBe(3);
  });

  it('[R88] a new storage is writable and has no quarantined records', async () => {
    expect(await storage.quarantined()).toEqual([]);
    expect(await storage.isWritable()).toBe(true);
  });
}

/**
 * Test suite for all storage implementations, including the server’s. `open` returns a new storage that contains the
 * sample data.
 */
export const describeStorage = (name: string, open: () => Promise<SharedStorage>): void =>
  describe(`${name} storage`, () => {
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());
    describeReads();
    describeCommits();
    describeDelays();
    describeConflicts();
  });

/** Tests for every browser storage. */
export function describeBrowserStorage(name: string, open: () => Promise<Storage>): void {
  describeStorage(name, open);
  describe(`${name} storage of a browser`, () => describeReplacements(open));
}
