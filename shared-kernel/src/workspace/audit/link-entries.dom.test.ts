import 'fake-indexeddb/auto';
import { auditEntries } from '../../fixtures/audit-entries';
import type { AuditEntry } from '../../domain/audit';
import { createBrowserSource } from '../create-source';
import { createMemorySource } from '../create-source';
import { loadSampleSeed } from '../database/seed-data';
import type { Change, WorkspaceSource } from '../database/source';
import { WriteRefusedError } from '../database/source-errors';
import { replaceContents, writeChanges } from '../test-support/write';
import { computeDigest, toPlainJson } from './link-entries';

let databases = 0;
let opened: WorkspaceSource[] = [];

const keep = (source: WorkspaceSource) => {
  opened.push(source);
  return source;
};

const inBrowser = (name = `chain-${(databases += 1)}`) => keep(createBrowserSource({ name }));

afterEach(() => {
  for (const source of opened) source.close();
  opened = [];
});

let entries = 0;

function entryChange(changes: Partial<AuditEntry> = {}): Change {
  entries += 1;
  const next: AuditEntry = {
    id: `AU-1721638800000-${String(entries).padStart(4, '0')}-abcdefg`,
    at: '2024-07-22T09:00:00.000Z',
    actor: 'Nadia Rahman',
    portal: 'admin',
    action: 'contract.create',
    subject: { collection: 'contracts', id: 'CON-1', label: 'Supply' },
    ...changes,
  };
  return { collection: 'auditEntries', key: next.id, base: undefined, next };
}

const chained = async (source: WorkspaceSource) =>
  (await source.readLog()).entries
    .filter(({ seq }) => seq !== undefined)
    .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));

async function expectWhole(source: WorkspaceSource, count: number) {
  const chain = await chained(source);
  expect(chain.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  chain.slice(1).forEach((entry, at) => expect(entry.prev).toBe(computeDigest(chain[at])));
}

const sources: readonly (readonly [string, () => WorkspaceSource])[] = [
  ['memory', () => keep(createMemorySource(loadSampleSeed))],
  ['browser', inBrowser],
];

describe.each(sources)('audit log in %s', (_where, open) => {
  it('[audit] the audit chain starts at the first entry, and each entry contains the digest of the previous one', async () => {
    const source = open();
    await writeChanges(source, [entryChange(), entryChange()]);
    await writeChanges(source, [entryChange()]);
    const [first] = await chained(source);
    expect(first).not.toHaveProperty('prev');
    await expectWhole(source, 3);
  });

  it('[audit] a new entry gets the next position, even if it specifies another position', async () => {
    const source = open();
    await writeChanges(source, [entryChange({ seq: 7, prev: 'f'.repeat(64) })]);
    await writeChanges(source, [entryChange({ seq: 1, prev: 'f'.repeat(64) })]);
    await expectWhole(source, 2);
  });

  it('[audit] the audit chain continues after all records of the workspace were replaced', async () => {
    const source = open();
    await writeChanges(source, [entryChange()]);
    await replaceContents(source, undefined, [entryChange()]);
    await writeChanges(source, [entryChange()]);
    await expectWhole(source, 3);
    expect((await source.readLog()).entries).toHaveLength(3 + auditEntries.length);
  });

  it('[audit] a failed write leaves no gap in the positions of the log', async () => {
    const source = open();
    const entry = entryChange();
    await writeChanges(source, [entry]);
    expect(await writeChanges(source, [entryChange(), entry])).toMatchObject({ ok: false });
    await writeChanges(source, [entryChange()]);
    await expectWhole(source, 2);
  });

  it('[audit] audit entries cannot be changed or deleted', async () => {
    const source = open();
    await writeChanges(source, [entryChange()]);
    const before = await source.list('auditEntries');
    const [standing] = before as [AuditEntry];
    const base = await source.get('auditEntries', standing.id);
    const place = { collection: 'auditEntries', key: standing.id, base } as const;
    const forged = writeChanges(source, [{ ...place, next: { ...standing, actor: 'Nobody' } }]);
    await expect(forged).rejects.toBeInstanceOf(WriteRefusedError);
    const removing = writeChanges(source, [{ ...place, next: undefined }]);
    await expect(removing).rejects.toBeInstanceOf(WriteRefusedError);
    expect(await source.list('auditEntries')).toEqual(before);
  });
});

it('[audit] entries written by two tabs at the same time form one chain', async () => {
  const [one, other] = [inBrowser('two-tabs-one-chain'), inBrowser('two-tabs-one-chain')];
  await Promise.all(
    [one, other, one, other, other, one].map((source) => writeChanges(source, [entryChange()])),
  );
  await expectWhole(one, 6);
  await expectWhole(other, 6);
});

it('[audit] the audit chain continues after the last entry, even if the stored digest of that entry is lost', async () => {
  const source = inBrowser('head-forgotten');
  await writeChanges(source, [entryChange()]);
  await new Promise<void>((done, fail) => {
    const asked = indexedDB.open('head-forgotten');
    asked.onerror = () => fail(new Error('not opened'));
    asked.onsuccess = () => {
      const writing = asked.result.transaction('meta', 'readwrite');
      const meta = writing.objectStore('meta');
      const log = meta.get('log');
      log.onsuccess = () => {
        meta.put({ ...(log.result as object), head: undefined }, 'log');
      };
      writing.oncomplete = () => {
        asked.result.close();
        done();
      };
    };
  });
  await writeChanges(source, [entryChange()]);
  await expectWhole(source, 2);
});

describe('digest of an entry', () => {
  it('[audit] the digest of an audit entry does not depend on the order of its fields or on undefined fields', () => {
    expect(computeDigest({ a: 1, b: undefined, c: 'x' })).toBe(computeDigest({ c: 'x', a: 1 }));
    expect(computeDigest({})).toBe(
      '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    );
  });

  it('[audit] an audit entry contains valid values instead of lone surrogates and NaN', () => {
    expect(toPlainJson({ half: 'a\ud83d', key: NaN, text: '\\ud83d', whole: '😀' })).toEqual({
      half: 'a\ufffd',
      key: null,
      text: '\\ud83d',
      whole: '😀',
    });
  });
});
