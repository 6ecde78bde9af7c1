import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import type { AuditEntry } from '../../domain/audit';
import { contracts } from '../../fixtures/contracts';
import { keptBackups } from '../backup';
import { createBrowserSource } from '../browser/browser-source';
import { importWorkspace, resetWorkspace, restoreWorkspace } from '../commands';
import { verifyAuditLog } from '../commands/verify-log';
import { createMemorySource } from '../store/memory-source';
import { movedSample } from '../store/sample-contents';
import { sampleSeed } from '../store/seed-data';
import type { WorkspaceSource } from '../store/source';
import { commandTester, type CommandTester } from '../test-support/command-tester';
import { createContract } from '../test-support/commands';
import { inDatabase } from '../test-support/in-database';
import { until } from '../test-support/until';
import { linesIn } from '../test-support/workspace-transfer';
import { workspaceText } from '../test-support/workspace-text';
import { createWorkspace, type Workspace } from '../workspace';
import { headOf, linkEntry } from './chain';
import { checkpointState } from './checkpoint';
import { keptCheckpoints } from './checkpoint-store';
import { verifyLog, type LogBreak } from './verify-log';

const first = '2026-11-23T19:10:00.000Z';
const later = '2027-01-05T00:00:00.000Z';

let clock = first;
let name = '';
let databases = 0;
const opened: Workspace[] = [];

const now = () => new Date(clock);

function open(source: WorkspaceSource = createBrowserSource({ name, now })) {
  const workspace = createWorkspace({ source, behaviour: 'live', now });
  opened.push(workspace);
  return commandTester({ workspace });
}

beforeEach(() => {
  clock = first;
  name = `sections-${(databases += 1)}`;
});

afterEach(() => {
  for (const workspace of opened.splice(0)) workspace.close();
});

const draft = { title: 'Made here', type: 'joint_venture', client: '', value: '' } as const;
const file = new Blob([workspaceText({ contracts: contracts.slice(0, 1) })]);

const shown = ({ source }: CommandTester) => source.list('auditEntries');
const actions = async (tester: CommandTester) => (await shown(tester)).map(({ action }) => action);
const whole = async ({ source }: CommandTester) => (await source.readLog()).entries;

const sampleLines = (at: string): unknown =>
  expect.arrayContaining(
    movedSample('auditEntries', at).map((line): unknown =>
      expect.objectContaining({ ...line, id: expect.any(String) as string }),
    ),
  );

/** Two lines of work and a reset, and then an import: three sections, of 12, 11 and 1 entries. */
async function threeSections(tester: CommandTester) {
  await tester.done(createContract, draft);
  await tester.done(createContract, draft);
  clock = later;
  await tester.done(resetWorkspace, {});
  await tester.done(importWorkspace, { file });
}

const stores = [
  ['memory', () => open(createMemorySource(sampleSeed, { now }))],
  ['this browser', () => open()],
] as const;

describe.each(stores)('the sections of the log in %s', (_where, begin) => {
  it('[audit, workspace] are one until something takes the place of everything', async () => {
    const tester = begin();
    await tester.done(createContract, draft);
    expect(await shown(tester)).toHaveLength(11);
    expect((await tester.source.logState()).view).toBeUndefined();
    const { verdict } = await tester.done(verifyAuditLog, {});
    expect(verdict).toMatchObject({ status: 'sound', count: 1, sealed: 10, closed: undefined });
  });

  it('[audit, workspace] end with a reset, whose section has the sample’s lines of the new seeding', async () => {
    const tester = begin();
    await tester.done(createContract, draft);
    const before = await shown(tester);
    expect(before).toEqual(sampleLines(first));
    clock = later;
    await tester.done(resetWorkspace, {});

    const entries = await shown(tester);
    expect(entries).toHaveLength(11);
    expect(entries).toEqual(sampleLines(later));
    const closing = entries.find(({ closed }) => closed);
    expect(closing).toMatchObject({
      action: 'workspace.reset',
      seq: 12,
      closed: { section: 1, count: 11, earlier: 0, checkpoint: { seq: 1, at: later } },
    });
    expect(closing?.closed?.checkpoint.digest).toBe(
      headOf(before.find(({ seq }) => seq === 1) as AuditEntry).digest,
    );
    expect(await whole(tester)).toEqual(expect.arrayContaining([...before, ...entries]));
    expect(await whole(tester)).toHaveLength(22);
  });

  it('[audit] are what is listed, found and counted', async () => {
    const tester = begin();
    const { source } = tester;
    await tester.done(createContract, draft);
    await tester.done(createContract, draft);
    const [made] = (await shown(tester)).filter(({ action }) => action === 'contract.create');
    const equals = `${made?.subject.collection}/${made?.subject.id}`;
    expect(await source.find('auditEntries', 'subject', { equals })).not.toEqual([]);
    clock = later;
    await tester.done(resetWorkspace, {});
    for (const again of [tester, ...(source.status().durability === 'durable' ? [open()] : [])]) {
      const { source: asked } = again;
      expect(await asked.find('auditEntries', 'subject', { equals })).toEqual([]);
      expect(await asked.count('auditEntries')).toBe(11);
      expect(await asked.keys('auditEntries')).toHaveLength(11);
      const latest = { descending: true, limit: 3 };
      const [newest] = await asked.find('auditEntries', 'at', latest);
      expect(newest).toMatchObject({ action: 'workspace.reset' });
      expect((await asked.get('auditEntries', made?.id ?? ''))?.record).toEqual(made);
    }
  });

  it('[audit, workspace] end with an import and with a restore, which shows again what it brings back', async () => {
    const tester = begin();
    await tester.done(createContract, draft);
    const before = await shown(tester);
    await tester.done(importWorkspace, { file });
    expect(await actions(tester)).toEqual(['workspace.import']);
    const [backup] = await keptBackups(tester.source);
    await tester.done(restoreWorkspace, { epoch: backup?.epoch ?? NaN });
    const entries = await shown(tester);
    expect(entries).toHaveLength(before.length + 1);
    expect(entries).toEqual(expect.arrayContaining([...before]));
    expect(entries.find(({ closed }) => closed)).toMatchObject({
      action: 'workspace.restore',
      closed: { section: 2, count: 1, earlier: 11 },
    });
    const { verdict } = await tester.done(verifyAuditLog, {});
    expect(verdict).toMatchObject({ status: 'sound', closed: { sections: 2, entries: 12 } });
  });

  it('[evidence] are all verified, and all in an exported file', async () => {
    const tester = begin();
    await threeSections(tester);
    await tester.done(createContract, draft);
    const { verdict, checkpoints } = await tester.done(verifyAuditLog, {});
    expect(verdict).toMatchObject({
      status: 'sound',
      count: 15,
      sealed: 10,
      closed: { sections: 2, entries: 23 },
    });
    expect(checkpoints).toMatchObject({ count: 2, forged: 0 });
    const lines = await linesIn(tester.source, tester.session.preferences.read());
    expect(lines.filter((line) => line.startsWith('["auditEntries"'))).toHaveLength(25);
  });

  it('[audit] do not end where the import fails', async () => {
    const tester = begin();
    await tester.done(createContract, draft);
    const before = await shown(tester);
    await tester.run(importWorkspace, { file: new Blob(['none']) });
    expect(await shown(tester)).toEqual(before);
    expect(await whole(tester)).toHaveLength(11);
  });
});

describe('the sections of the log in two tabs', () => {
  it('[audit, workspace] end in both, and go on in one chain', async () => {
    const [one, other] = [open(), open()];
    await other.done(createContract, draft);
    await until(async () => (await shown(one)).length === 11);
    await one.done(resetWorkspace, {});
    await until(async () => {
      const lines = await actions(other);
      return lines.length === 11 && lines.includes('workspace.reset');
    });
    await Promise.all([one.done(createContract, draft), other.done(createContract, draft)]);
    await until(async () => (await shown(one)).length === 13);
    await until(async () => (await shown(other)).length === 13);
    const { verdict } = await one.done(verifyAuditLog, {});
    expect(verdict).toMatchObject({ status: 'sound', count: 14, closed: { entries: 11 } });
  });

  it.each<[how: string, read: (tester: CommandTester) => Promise<number>]>([
    ['listed', async (tester) => (await shown(tester)).length],
    ['found', async ({ source }) => (await source.find('auditEntries', 'at')).length],
    ['counted', ({ source }) => source.count('auditEntries')],
    ['named', async ({ source }) => (await source.keys('auditEntries')).length],
  ])(
    '[audit, workspace] are not %s together before a tab has heard that one of them has ended',
    async (_how, read) => {
      const [one, other] = [open(), open()];
      await one.done(createContract, draft);
      await until(async () => (await other.source.logState()).head?.seq === 1);
      jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue(undefined);
      await one.done(resetWorkspace, {});
      expect(await read(other)).toBe(11);
      expect(await actions(other)).toContain('workspace.reset');
    },
  );

  it('[audit, workspace] end once where both replace everything at once', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([shown(one), shown(other)]);
    const results = await Promise.all([
      one.run(resetWorkspace, {}),
      other.run(importWorkspace, { file }),
    ]);
    expect(results.filter(({ status }) => status === 'done')).toHaveLength(1);
    const closings = (await whole(one)).filter(({ closed }) => closed);
    expect(closings).toMatchObject([{ closed: { section: 1, count: 10, earlier: 0 } }]);
    expect((await one.done(verifyAuditLog, {})).verdict).toMatchObject({ status: 'sound' });
  });
});

describe('the checkpoint of a closed section', () => {
  const original = Object.getOwnPropertyDescriptor(crypto, 'subtle');
  const withSubtle = (subtle: unknown) =>
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });

  afterEach(() => {
    if (original) Object.defineProperty(crypto, 'subtle', original);
    else Reflect.deleteProperty(crypto, 'subtle');
  });

  it('[evidence] is signed, kept beside the log too, and found once', async () => {
    // In memory, for the tests' database cannot hold a key.
    withSubtle(webcrypto.subtle);
    const tester = open(createMemorySource(sampleSeed));
    await tester.done(createContract, draft);
    await tester.done(resetWorkspace, {});
    const closed = (await shown(tester)).find((entry) => entry.closed)?.closed;
    expect(closed && (await checkpointState(closed.checkpoint))).toBe('signed');
    expect((await tester.done(verifyAuditLog, {})).checkpoints).toEqual({
      count: 1,
      forged: 0,
      unsigned: 0,
    });
  });

  it('[evidence] is unsigned without a secure context, and kept all the same', async () => {
    withSubtle(undefined);
    const tester = open();
    await tester.done(createContract, draft);
    await tester.done(resetWorkspace, {});
    const { entries } = await tester.source.readLog();
    const line = entries.find((entry) => entry.closed);
    const { closed } = line ?? {};
    const [created] = entries.filter(({ seq }) => seq === 1);
    expect(closed?.checkpoint).toEqual({
      seq: 1,
      digest: created && headOf(created).digest,
      at: line?.at,
    });
    expect(await keptCheckpoints(name)).toMatchObject([closed?.checkpoint ?? {}]);
    expect((await tester.done(verifyAuditLog, {})).checkpoints).toEqual({
      count: 1,
      forged: 0,
      unsigned: 1,
    });
  });
});

type Entries = readonly AuditEntry[];

const withEntry = (entries: Entries, seq: number, changes: Partial<AuditEntry>) =>
  entries.map((entry) => (entry.seq === seq ? { ...entry, ...changes } : entry));

/** The log as if it had always been written so from a place on, its links made again. */
function rewritten(entries: Entries, seq: number, changes: Partial<AuditEntry>): AuditEntry[] {
  const chain = entries.filter((entry) => entry.seq !== undefined);
  chain.sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  let before = chain[seq - 2] as AuditEntry;
  const changed = withEntry(chain, seq, changes)
    .slice(seq - 1)
    .map((entry) => {
      before = linkEntry(entry, headOf(before), entry.closed);
      return before;
    });
  return [...entries.filter((entry) => (entry.seq ?? 0) < seq), ...changed];
}

interface Tampering {
  readonly what: string;
  readonly tamper: (entries: Entries) => Entries;
  readonly first: object;
  /** Whether what the next entry follows was rewritten too. */
  readonly isHeadRewritten?: true;
}

const tamperings: readonly Tampering[] = [
  {
    what: 'an entry of the first was changed',
    tamper: (entries) => withEntry(entries, 2, { actor: 'Nobody' }),
    first: { kind: 'changed', seq: 2 },
  },
  {
    what: 'an entry of the second was changed',
    tamper: (entries) => withEntry(entries, 7, { at: first }),
    first: { kind: 'changed', seq: 7 },
  },
  {
    what: 'an entry was removed',
    tamper: (entries) => entries.filter(({ seq }) => seq !== 5),
    first: { kind: 'removed', seq: 5 },
  },
  {
    what: 'an entry that was sealed as it stood was removed',
    tamper: (entries) => entries.filter(({ id }) => id !== 'AU-004'),
    first: { kind: 'removed', seq: 0 },
  },
  {
    what: 'an entry was added',
    tamper: (entries) => [
      ...entries,
      ...entries.flatMap((entry) => (entry.seq === 8 ? { ...entry, id: 'X', actor: 'X' } : [])),
    ],
    first: { kind: 'added', seq: 8, entry: { id: 'X' } },
  },
  {
    what: 'entries took each other’s places',
    tamper: (entries) =>
      entries.map((entry) => {
        if (entry.seq === 4) return { ...entry, seq: 5 };
        return entry.seq === 5 ? { ...entry, seq: 4 } : entry;
      }),
    first: { kind: 'reordered', seq: 4 },
  },
  {
    what: 'what is said of a section was changed',
    tamper: (entries) =>
      entries.map((entry) =>
        entry.seq === 13 && entry.closed
          ? { ...entry, closed: { ...entry.closed, count: 3 } }
          : entry,
      ),
    first: { kind: 'changed', seq: 13 },
  },
  {
    what: 'a closed section was rewritten with the links of all after it',
    tamper: (entries) => rewritten(entries, 2, { actor: 'Nobody' }),
    isHeadRewritten: true,
    first: { kind: 'changed', seq: 2 },
  },
  {
    what: 'a section was said to have fewer entries, with the links of all after it',
    tamper: (entries) => {
      const closing = entries.find(({ seq }) => seq === 13)?.closed;
      return rewritten(entries, 13, { closed: closing && { ...closing, count: 3 } });
    },
    isHeadRewritten: true,
    first: { kind: 'changed', seq: 13 },
  },
];

interface Kept {
  readonly key: string;
  readonly record: AuditEntry;
}
interface Worked {
  readonly put?: readonly Kept[];
  readonly remove?: string;
}

const kept = (entry: Kept, changes: Partial<AuditEntry>): Kept => ({
  ...entry,
  record: { ...entry.record, ...changes },
});

describe('a closed section that was worked on by hand', () => {
  it.each(tamperings)(
    '[evidence] is named as an open one is: $what',
    async ({ tamper, first, isHeadRewritten }) => {
      const tester = open(createMemorySource(sampleSeed));
      await threeSections(tester);
      const { entries, head } = await tester.source.readLog();
      expect(await verifyLog(entries, { head })).toMatchObject({ status: 'sound' });
      const verdict = await verifyLog(tamper(entries), {
        head: isHeadRewritten ? undefined : head,
      });
      expect(verdict).toMatchObject({ status: 'broken', first });
    },
  );

  const byHand: readonly (readonly [LogBreak['kind'], (second: Kept, third: Kept) => Worked])[] = [
    ['changed', (second) => ({ put: [kept(second, { actor: 'Nobody' })] })],
    ['removed', ({ key }) => ({ remove: key })],
    [
      'reordered',
      (second, third) => ({ put: [kept(second, { seq: 3 }), kept(third, { seq: 2 })] }),
    ],
    ['added', (second) => ({ put: [{ ...kept(second, { id: 'X', actor: 'X' }), key: 'X' }] })],
  ];

  it.each(byHand)(
    '[evidence] in the database is named too: an entry was %s',
    async (kind, work) => {
      const tester = open();
      await threeSections(tester);
      await inDatabase(name, async (database) => {
        const all = (await database.getAll('auditEntries')) as Kept[];
        const at = (place: number) => {
          const found = all.find(({ record }) => record.seq === place);
          if (!found) throw new Error(`There is no entry ${place}.`);
          return found;
        };
        const { put = [], remove } = work(at(2), at(3));
        for (const entry of put) await database.put('auditEntries', entry);
        if (remove !== undefined) await database.delete('auditEntries', remove);
      });
      const { verdict } = await open().done(verifyAuditLog, {});
      expect(verdict).toMatchObject({ status: 'broken', first: { kind, seq: 2 } });
    },
  );
});

describe('a log from before there were sections', () => {
  /** As if an earlier version had written it: everything ever in one section, replacing included. */
  async function olderLog() {
    const tester = open();
    await tester.done(createContract, draft);
    const { head } = await tester.source.readLog();
    if (!head) throw new Error('The log is empty.');
    const reset = linkEntry(
      {
        id: 'AU-1721638800000-0001-earlier',
        at: first,
        actor: 'Nadia Rahman',
        portal: 'admin',
        action: 'workspace.reset',
        label: 'Reset the workspace',
        subject: { collection: 'workspace', id: 'workspace', label: 'Workspace' },
        note: 'Reset to the sample.',
      },
      head,
    );
    opened.splice(0).forEach((workspace) => workspace.close());
    await inDatabase(name, async (database) => {
      const at = { at: reset.at, subject: 'workspace/workspace' };
      await database.put('auditEntries', { key: reset.id, revision: 1, record: reset, at });
      const log = (await database.get('meta', 'log')) as object;
      await database.put('meta', { ...log, head: headOf(reset) }, 'log');
    });
  }

  it('[evidence, workspace] is one section, shown and verified as it is, until the next is begun', async () => {
    await olderLog();
    const tester = open();
    expect(await shown(tester)).toHaveLength(12);
    expect((await tester.done(verifyAuditLog, {})).verdict).toMatchObject({
      status: 'sound',
      count: 2,
      sealed: 10,
      closed: undefined,
    });
    await tester.done(importWorkspace, { file });
    expect(await actions(tester)).toEqual(['workspace.import']);
    expect((await tester.done(verifyAuditLog, {})).verdict).toMatchObject({
      status: 'sound',
      count: 3,
      closed: { sections: 1, entries: 12 },
    });
  });

  it('[workspace] is shown again whole where a backup of then is restored', async () => {
    const tester = open();
    await tester.done(createContract, draft);
    await tester.done(importWorkspace, { file });
    const [backup] = await keptBackups(tester.source);
    await inDatabase(`${name}-backups`, (database) =>
      database.put('heads', { ...backup, logView: undefined }, backup?.epoch),
    );
    await tester.done(restoreWorkspace, { epoch: backup?.epoch ?? NaN });
    expect(await shown(tester)).toHaveLength(13);
  });

  it('[audit, workspace] is what a page of an earlier version shows again, which loses nothing', async () => {
    const tester = open();
    await threeSections(tester);
    opened.splice(0).forEach((workspace) => workspace.close());
    await inDatabase(name, async (database) => {
      const log = (await database.get('meta', 'log')) as object;
      await database.put('meta', { ...log, view: undefined }, 'log');
    });
    const again = open();
    expect(await shown(again)).toHaveLength(24);
    expect((await again.done(verifyAuditLog, {})).verdict).toMatchObject({ status: 'sound' });
    await again.done(resetWorkspace, {});
    expect(await shown(again)).toHaveLength(11);
    expect((await again.done(verifyAuditLog, {})).verdict).toMatchObject({
      closed: { sections: 3, entries: 24 },
    });
  });
});
