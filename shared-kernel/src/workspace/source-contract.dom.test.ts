import 'fake-indexeddb/auto';
import { contracts } from '../fixtures/contracts';
import { notifications } from '../fixtures/notifications';
import type { Notification } from '../domain/notification';
import { createBrowserSource } from './create-source';
import { collectionNames, getCollectionSpec } from './database/collections';
import { createMemorySource } from './create-source';
import { sampleContents } from './database/sample-contents';
import { loadSampleSeed, type SeedLoader } from './database/seed-data';
import { loadEmptySeed } from './test-support/seeds';
import type { Change, SourceEvent, WorkspaceSource } from './database/source';
import { WorkspaceReplacedError } from './database/source-errors';
import { replaceContents, writeChanges } from './test-support/write';

let databases = 0;

const sources: Record<string, (seed: SeedLoader) => WorkspaceSource> = {
  memory: (seed) => createMemorySource(seed),
  browser: (seed) => createBrowserSource({ name: `contract-${(databases += 1)}`, seed }),
};

const [first, second] = notifications as [Notification, Notification];

async function changeOf(
  source: WorkspaceSource,
  id: string,
  fields: Partial<Notification>,
): Promise<Change> {
  const base = await source.get('notifications', id);
  return {
    collection: 'notifications',
    key: id,
    base,
    next: base && { ...base.record, ...fields },
  };
}

describe.each(Object.entries(sources))('%s source', (_name, open) => {
  let source: WorkspaceSource;
  const events: SourceEvent[] = [];

  const openWith = (seed: SeedLoader) => {
    events.length = 0;
    source = open(seed);
    source.subscribe((event) => events.push(event));
  };

  beforeEach(() => openWith(loadSampleSeed));
  afterEach(() => source.close());

  it.each(collectionNames)(
    '[workspace] the sample records of %s are listed in key order',
    async (name) => {
      const listed: readonly object[] = await source.list(name);
      const seeded: readonly object[] = sampleContents[name];
      expect(listed).toHaveLength(seeded.length);
      expect(listed).toEqual(expect.arrayContaining([...seeded]));
      const keys = listed.map(getCollectionSpec(name).keyOf);
      expect(keys).toEqual([...keys].sort());
    },
  );

  it('[workspace] reading a list again returns the same array until a record changes', async () => {
    const before = await source.list('notifications');
    expect(await source.list('notifications')).toBe(before);
    expect(source.peek('notifications')).toBe(before);
    await writeChanges(source, [await changeOf(source, first.id, { isRead: true })]);
    const after = await source.list('notifications');
    expect(after).not.toBe(before);
    expect(after[1]).toBe(before[1]);
    expect(before[0]?.isRead).toBe(first.isRead);
  });

  it('[workspace] one record is read without the whole collection', async () => {
    expect((await source.get('contracts', contracts[0]?.id ?? ''))?.record).toEqual(contracts[0]);
    expect(await source.get('contracts', 'CON-1')).toBeUndefined();
    const isInMemory = source.status().durability === 'memory';
    expect(source.peek('contracts') === undefined || isInMemory).toBe(true);
  });

  it.each([
    ['before the list is read', false],
    ['after', true],
  ])('[workspace] records are found and counted by index %s', async (_when, isListed) => {
    if (isListed) await source.list('notifications');
    const unread = notifications
      .filter(({ isRead }) => !isRead)
      .sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
    expect(await source.find('notifications', 'unread')).toEqual(unread);
    expect(await source.find('notifications', 'unread')).toHaveLength(unread.length);
    const latest = { descending: true, limit: 2 };
    expect(await source.find('notifications', 'unread', latest)).toEqual(
      unread.slice(-2).reverse(),
    );
    const equals = first.timestamp;
    expect(await source.find('notifications', 'timestamp', { equals })).toEqual([first]);
    expect(await source.find('notifications', 'timestamp', { from: equals })).toHaveLength(1);
    expect(await source.find('notifications', 'timestamp', { to: equals })).toHaveLength(8);
    expect(
      await source.find('notifications', 'timestamp', {
        from: second.timestamp,
        to: first.timestamp,
      }),
    ).toEqual([second, first]);
    expect(await source.find('notifications', 'timestamp', { from: 'b', to: 'a' })).toHaveLength(0);
    expect(await source.list('notifications')).toHaveLength(8);
  });

  it('[workspace] adding, changing and removing records notifies listeners', async () => {
    const id = 'NT-NEW';
    const record = { ...first, id };
    const add: Change = { collection: 'notifications', key: id, base: undefined, next: record };
    expect(await writeChanges(source, [add])).toMatchObject({
      ok: true,
      written: [{ key: id, stored: { record, revision: 1 } }],
    });
    expect(events.at(-1)).toMatchObject({ kind: 'written', written: [{ key: id }] });
    await writeChanges(source, [await changeOf(source, id, { isStarred: false })]);
    expect(await source.get('notifications', id)).toEqual({
      record: { ...record, isStarred: false },
      revision: 2,
    });
    const base = await source.get('notifications', id);
    await writeChanges(source, [{ collection: 'notifications', key: id, base, next: undefined }]);
    expect(await source.get('notifications', id)).toBeUndefined();
    expect((await source.list('notifications')).map((one) => one.id)).not.toContain(id);
  });

  it('[workspace] a write stores all of its changes or none', async () => {
    const good = await changeOf(source, first.id, { title: 'Changed' });
    const bad: Change = {
      collection: 'notifications',
      key: second.id,
      base: undefined,
      next: second,
    };
    expect(await writeChanges(source, [good, bad])).toEqual({
      ok: false,
      conflicts: [{ collection: 'notifications', key: second.id, kind: 'taken', fields: [] }],
    });
    expect((await source.get('notifications', first.id))?.record).toEqual(first);
    expect((await source.list('notifications'))[0]).toEqual(first);
  });

  it('[N4, workspace] changes of two writers to different flags are merged', async () => {
    const read = await changeOf(source, first.id, { isRead: true });
    const star = await changeOf(source, first.id, { isStarred: !first.isStarred });
    await writeChanges(source, [read]);
    expect(await writeChanges(source, [star])).toMatchObject({ ok: true });
    expect((await source.get('notifications', first.id))?.record).toEqual({
      ...first,
      isRead: true,
      isStarred: !first.isStarred,
    });
  });

  it('[workspace] the second of two writes to different fields of a record is refused', async () => {
    const [contract] = contracts;
    if (!contract) throw new Error('No sample.');
    const changes = [
      { ...contract, title: 'One' },
      { ...contract, value: '$1' },
    ].map((next): Change => ({
      collection: 'contracts',
      key: contract.id,
      base: { record: contract, revision: 1 },
      next,
    }));
    for (const [at, change] of changes.entries())
      expect(await writeChanges(source, [change])).toMatchObject({ ok: at === 0 });
    expect((await source.get('contracts', contract.id))?.record).toEqual(changes[0]?.next);
  });

  it('[workspace] the second of two writes to one field of a record is refused', async () => {
    const one = await changeOf(source, first.id, { title: 'One' });
    const other = await changeOf(source, first.id, { title: 'Other' });
    await source.list('notifications');
    await writeChanges(source, [one]);
    expect(await writeChanges(source, [other])).toMatchObject({
      ok: false,
      conflicts: [{ kind: 'fields' }],
    });
    expect((await source.list('notifications'))[0]?.title).toBe('One');
  });

  it('[workspace] a removed record cannot be changed, and a record changed in the meantime cannot be removed', async () => {
    const edit = await changeOf(source, first.id, { title: 'Edited' });
    const removal: Change = { ...edit, next: undefined };
    await writeChanges(source, [edit]);
    expect(await writeChanges(source, [removal])).toMatchObject({
      ok: false,
      conflicts: [{ kind: 'fields' }],
    });
    const base = await source.get('notifications', first.id);
    await writeChanges(source, [{ ...removal, base }]);
    expect(await writeChanges(source, [edit])).toMatchObject({
      ok: false,
      conflicts: [{ kind: 'removed' }],
    });
  });

  it('[workspace] a write is not lost while a list is being read', async () => {
    const reading = source.list('notifications');
    const base = { record: second, revision: 1 };
    const next = { ...second, title: 'Meanwhile' };
    await writeChanges(source, [{ collection: 'notifications', key: second.id, base, next }]);
    await reading;
    expect((await source.list('notifications')).find(({ id }) => id === second.id)?.title).toBe(
      'Meanwhile',
    );
  });

  it('[workspace] all records can be replaced, and reset to the initial records', async () => {
    await writeChanges(source, [await changeOf(source, first.id, { title: 'Changed' })]);
    await replaceContents(source, { ...sampleContents, notifications: [second] });
    expect(events.at(-1)).toEqual(
      expect.objectContaining({ kind: expect.stringMatching(/replaced|status/) as string }),
    );
    expect(await source.list('notifications')).toEqual([second]);
    await replaceContents(source);
    expect(await source.list('notifications')).toHaveLength(8);
    expect((await source.get('notifications', first.id))?.record).toEqual(first);
  });

  it('[workspace] replacing all records and adding new ones is atomic', async () => {
    const added: Change = {
      collection: 'notifications',
      key: 'NT-NEW',
      base: undefined,
      next: { ...first, id: 'NT-NEW' },
    };
    const taken: Change = { ...added, key: second.id, next: second };
    await writeChanges(source, [await changeOf(source, first.id, { title: 'Changed' })]);
    expect(await replaceContents(source, undefined, [added, taken])).toMatchObject({
      ok: false,
      conflicts: [{ key: second.id, kind: 'taken' }],
    });
    expect((await source.get('notifications', first.id))?.record.title).toBe('Changed');
    expect(await source.get('notifications', added.key)).toBeUndefined();

    expect(await replaceContents(source, undefined, [added])).toMatchObject({ ok: true });
    expect((await source.get('notifications', first.id))?.record).toEqual(first);
    expect(await source.list('notifications')).toHaveLength(9);
  });

  it('[workspace] a write that was prepared before all records were replaced is refused', async () => {
    const begun = await source.epoch();
    const change = await changeOf(source, first.id, { title: 'Stale' });
    await replaceContents(source);
    expect(await source.epoch()).toBe(begun + 1);
    await expect(writeChanges(source, [change], begun)).rejects.toThrow(WorkspaceReplacedError);
    await expect(replaceContents(source, sampleContents, [change], begun)).rejects.toThrow(
      WorkspaceReplacedError,
    );
    expect((await source.get('notifications', first.id))?.record).toEqual(first);
    expect(await source.epoch()).toBe(begun + 1);
    expect(await writeChanges(source, [change])).toMatchObject({ ok: true });
  });

  it('[workspace] writers run one after another, even if one fails', async () => {
    const seen: string[] = [];
    const work = (name: string, end: () => Promise<unknown>) =>
      source.withWriteLock(async () => {
        seen.push(`${name} begins`);
        await end();
        seen.push(`${name} ends`);
      });
    const failing = work('one', () => Promise.reject(new Error('no')));
    const waiting = work('two', () => source.list('contracts'));
    await expect(failing).rejects.toThrow('no');
    await Promise.all([waiting, work('three', () => Promise.resolve())]);
    expect(seen).toEqual(['one begins', 'two begins', 'two ends', 'three begins', 'three ends']);
  });

  it('[workspace] files are stored unchanged', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const file = {
      id: 'DOC-9',
      name: 'x.pdf',
      mediaType: 'application/pdf',
      addedAt: '2024-07-22T09:00:00.000Z',
      bytes,
    };
    await writeChanges(source, [
      { collection: 'files', key: file.id, base: undefined, next: file },
    ]);
    source.queryClient.clear();
    const kept = (await source.get('files', file.id))?.record.bytes;
    expect(Array.from(kept ?? [])).toEqual(Array.from(bytes));
  });

  it('[workspace] an empty workspace contains no records', async () => {
    source.close();
    openWith(loadEmptySeed);
    expect(await source.list('contracts')).toEqual([]);
    expect(await source.list('contracts')).toHaveLength(0);
    expect(await source.find('contracts', 'client')).toEqual([]);
  });

  it('[workspace] a new workspace contains no quarantined records', async () => {
    expect(await source.quarantined()).toEqual([]);
    expect(source.status().quarantined).toBe(0);
  });
});
