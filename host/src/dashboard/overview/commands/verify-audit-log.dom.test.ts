import 'fake-indexeddb/auto';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { createCommandTester, createTestSession, type Workspace } from 'shared-kernel/testing';
import { openBrowserWorkspace } from 'shared-kernel/testing/browser';
import { exportWorkspace, importWorkspace, setNotificationsRead } from 'shared-kernel/workspace';
import { verifyAuditLog } from './verify-audit-log';

interface StoredRecord {
  readonly key: string;
  readonly record: object;
}

let databases = 0;
let name = '';
let workspace: Workspace;

beforeEach(() => {
  name = `verify-${(databases += 1)}`;
  workspace = openBrowserWorkspace(name);
});

afterEach(() => workspace.close());

const byHand = (work: (entries: IDBObjectStore, all: readonly StoredRecord[]) => void) =>
  new Promise<void>((done, fail) => {
    const asked = indexedDB.open(name);
    asked.onerror = () => fail(new Error('not opened'));
    asked.onsuccess = () => {
      const writing = asked.result.transaction('auditEntries', 'readwrite');
      const store = writing.objectStore('auditEntries');
      const all = store.getAll();
      all.onsuccess = () => work(store, all.result as StoredRecord[]);
      writing.oncomplete = () => {
        asked.result.close();
        done();
      };
    };
  });

const at = (all: readonly StoredRecord[], seq: number) =>
  all.find(({ record }) => (record as AuditEntry).seq === seq) as StoredRecord;

async function workedIn() {
  const tester = createCommandTester({ workspace });
  for (const id of ['NT-001', 'NT-002', 'NT-003', 'NT-005']) {
    await tester.done(setNotificationsRead, { ids: [id], isRead: true });
  }
  return tester;
}

describe('verifyAuditLog', () => {
  it('[audit] Verify checks the audit entries of all commands and adds no audit entry', async () => {
    const { done, source } = await workedIn();
    const before = (await source.list('auditEntries')).length;
    expect((await done(verifyAuditLog, {})).verdict).toMatchObject({
      status: 'verified',
      count: 4,
    });
    expect(await source.list('auditEntries')).toHaveLength(before);
  });

  it('[R51, audit] Verify says which log was verified, when its first entry was recorded and which imported log was not verified', async () => {
    const { done, source } = await workedIn();
    const entries = await source.list('auditEntries');
    const since = entries.find(({ seq }) => seq === 1)?.at;
    expect((await done(verifyAuditLog, {})).log).toEqual({ since, imported: undefined });
    const { file } = await done(exportWorkspace, {});
    await done(importWorkspace, { file });
    const { log, verdict } = await done(verifyAuditLog, {});
    expect(verdict.status).toBe('verified');
    expect(log).toMatchObject({
      since,
      imported: {
        log: expect.stringMatching(
          /^The file’s audit log of \d+ entries is not imported\. The audit chain of the file is intact\.$/,
        ) as string,
      },
    });
  });

  it('[PR10, audit] Verify sends its result as a notification if the setting “Audit simulation results” is on', async () => {
    const { done, session, latestNotification, latestEntry, source } = await workedIn();
    const before = (await source.list('auditEntries')).length;
    session.preferences.write({ auditSimulationResults: true });
    await done(verifyAuditLog, {});
    expect(await latestNotification()).toMatchObject({
      title: 'Audit log verified',
      portal: session.portal,
      message: 'The log is verified through entry 4.',
    });
    expect(await source.list('auditEntries')).toHaveLength(before + 1);
    expect(await latestEntry()).toMatchObject({ action: 'audit.verify' });
  });

  it.each([
    ['client', false],
    ['vendor', false],
    ['regulator', true],
  ] as const)(
    '[R29, audit] Verify in the %s portal names the invalid entry: %s',
    async (portal, isNamed) => {
      await workedIn();
      await byHand((store, all) => {
        const envelope = at(all, 2);
        store.put({ ...envelope, record: { ...envelope.record, actor: 'Nobody' } });
      });
      const reader = createCommandTester({ workspace, session: createTestSession(portal) });
      const { verdict } = await reader.done(verifyAuditLog, {});
      expect(verdict).toMatchObject({ status: 'invalid', fault: { kind: 'changed', seq: 2 } });
      expect(JSON.stringify(verdict).includes('Nobody')).toBe(isNamed);
    },
  );

  it.each<[string, object, Parameters<typeof byHand>[0]]>([
    [
      'changed',
      { kind: 'changed', seq: 2 },
      (store, all) => {
        const envelope = at(all, 2);
        store.put({ ...envelope, record: { ...envelope.record, actor: 'Nobody' } });
      },
    ],
    ['removed', { kind: 'removed', seq: 2 }, (store, all) => store.delete(at(all, 2).key)],
    [
      'the newest and removed',
      { kind: 'removed', seq: 4 },
      (store, all) => store.delete(at(all, 4).key),
    ],
    [
      'added',
      { kind: 'added', seq: 5 },
      (store, all) => {
        const envelope = at(all, 4);
        const record = { ...envelope.record, id: 'AU-9', seq: 5 };
        store.put({ ...envelope, key: 'AU-9', record });
      },
    ],
    [
      'added without a position',
      { kind: 'added', seq: 0 },
      (store, all) => {
        const envelope = at(all, 4);
        const record = { ...envelope.record, id: 'AU-9', seq: undefined, prev: undefined };
        store.put({ ...envelope, key: 'AU-9', record });
      },
    ],
    [
      'reordered',
      { kind: 'reordered', seq: 2 },
      (store, all) => {
        const [two, three] = [at(all, 2), at(all, 3)];
        store.put({ ...two, record: { ...two.record, seq: 3 } });
        store.put({ ...three, record: { ...three.record, seq: 2 } });
      },
    ],
  ])(
    '[audit] Verify reports the position of an entry that was %s directly in the database',
    async (_what, fault, work) => {
      const { done } = await workedIn();
      await byHand(work);
      const { verdict } = await done(verifyAuditLog, {});
      expect(verdict).toMatchObject({ status: 'invalid', fault });
    },
  );
});
