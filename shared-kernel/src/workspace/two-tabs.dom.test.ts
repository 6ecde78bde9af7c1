import { importWorkspace } from './files/replace-commands';
import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import type { Contract } from '../domain/contract';
import { clients } from '../fixtures/clients';
import { contracts } from '../fixtures/contracts';
import { createBrowserSource } from './create-source';
import {
  createClient,
  createContract,
  editContract,
  recordSignature,
  type Draft,
} from './test-support/commands';
import { createTestSession } from './test-support/session';
import { waitUntil } from './test-support/wait-until';
import { createWorkspaceText } from './test-support/create-workspace-text';
import { createWorkspace, type Workspace } from './workspace';

const [crudeSupply] = contracts as [Contract];
const { id } = crudeSupply;
const from: Draft = {
  title: crudeSupply.title,
  type: crudeSupply.type,
  client: crudeSupply.client,
  value: crudeSupply.value,
};

let databases = 0;
let tabs: Workspace[] = [];

const now = () => new Date('2026-01-01T00:00:00.000Z');

async function openTwo() {
  const name = `two-tabs-${(databases += 1)}`;
  const open = () =>
    createWorkspace({ source: createBrowserSource({ name }), behaviour: 'live', now });
  const [one, other] = [open(), open()];
  tabs = [one, other];
  for (const { source } of tabs) await source.list('contracts');
  return {
    one,
    other,
    oneSession: createTestSession('admin'),
    otherSession: createTestSession('client'),
  };
}

const contractIn = async ({ source }: Workspace) => (await source.get('contracts', id))?.record;

const edit = (tab: Workspace, changes: Partial<Draft>, session = createTestSession()) =>
  tab.run(editContract, { id, from, to: { ...from, ...changes } }, session);

const agree = () =>
  waitUntil(async () => {
    const [one, other] = await Promise.all(tabs.map(contractIn));
    return JSON.stringify(one) === JSON.stringify(other);
  });

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

describe('simultaneous commands on a record in two tabs', () => {
  it('[workspace] both of two edits of different fields succeed', async () => {
    const { one, other } = await openTwo();
    const results = await Promise.all([
      edit(one, { title: 'From one' }),
      edit(other, { value: '$46,000,000' }),
    ]);
    expect(results).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    await agree();
    expect(await contractIn(one)).toMatchObject({ title: 'From one', value: '$46,000,000' });
  });

  it('[workspace] if two tabs edit the same field, the second edit is refused with a toast', async () => {
    const { one, other, oneSession, otherSession } = await openTwo();
    const results = await Promise.all([
      edit(one, { title: 'From one' }, oneSession),
      edit(other, { title: 'From the other' }, otherSession),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    const refused = results[0].status === 'failed' ? oneSession : otherSession;
    expect(refused.toasts).toMatchObject([{ title: 'Not saved', variant: 'destructive' }]);

    await agree();
    const kept = (await contractIn(one))?.title;
    expect(kept).toBe(results[0].status === 'done' ? 'From one' : 'From the other');
  });

  it('[workspace] an action that is possible only once succeeds in only one tab', async () => {
    const { one, other } = await openTwo();
    const signatoryId =
      crudeSupply.signatories.find(({ status }) => status === 'pending')?.id ?? '';
    const results = await Promise.all(
      [one, other].map((tab) => tab.run(recordSignature, { id, signatoryId }, createTestSession())),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    await agree();
    const signed = (contract?: Contract) =>
      contract?.signatories.filter(({ status }) => status === 'signed').length;
    expect(signed(await contractIn(one))).toBe((signed(crudeSupply) ?? 0) + 1);
  });

  it('[workspace] records added at the same time get different ids', async () => {
    const { one, other } = await openTwo();
    const results = await Promise.all(
      [one, other].map((tab, index) =>
        tab.run(createContract, { ...from, title: `Tab ${index}` }, createTestSession()),
      ),
    );
    expect(results).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    await waitUntil(
      async () => (await one.source.list('contracts')).length === contracts.length + 2,
    );
    const titles = (await one.source.list('contracts')).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Tab 0', 'Tab 1']));
  });

  it('[workspace] clients created at the same time get different ids, and both are stored', async () => {
    const { one, other } = await openTwo();
    const form = {
      contactPerson: 'A. Person',
      email: '',
      phone: '',
      website: '',
      industry: '',
      complianceScore: 80,
      riskLevel: 'low' as const,
    };
    const results = await Promise.all(
      [one, other].map((tab, index) =>
        tab.run(createClient, { ...form, companyName: `Tab ${index}` }, createTestSession()),
      ),
    );
    expect(results).toMatchObject([
      { status: 'done', output: { id: 'CL-013' } },
      { status: 'done', output: { id: 'CL-014' } },
    ]);
    for (const tab of [one, other]) {
      await waitUntil(async () => (await tab.source.list('clients')).length === clients.length + 2);
    }
  });

  it('[workspace] undo fails if the other tab changed the record after the command', async () => {
    const { one, other } = await openTwo();
    const first = await edit(one, { title: 'From one' });
    await agree();
    const begun = { ...from, title: 'From one' };
    const to = { ...begun, title: 'From the other' };
    const second = await other.run(editContract, { id, from: begun, to }, createTestSession());
    expect(second.status).toBe('done');
    const undone = first.status === 'done' ? await first.undo?.() : undefined;
    expect(undone).toMatchObject({ status: 'failed', error: { kind: 'conflict' } });
    await agree();
    expect((await contractIn(one))?.title).toBe('From the other');
  });
});

describe('replacing the workspace in one of two tabs', () => {
  const imported = { ...crudeSupply, title: 'Imported' };
  const text = createWorkspaceText({ contracts: [imported, ...contracts.slice(1)] });
  const replaceIn = (tab: Workspace) =>
    tab.run(importWorkspace, { file: new Blob([text]) }, createTestSession());
  const refusal = 'The workspace was replaced in another tab. Your change was not saved.';

  const channel = globalThis.BroadcastChannel;
  const withoutWord = () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  afterEach(() => {
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: channel,
      configurable: true,
      writable: true,
    });
  });

  it('[workspace] a tab with stale data cannot change a record after all records were replaced, and says so', async () => {
    withoutWord();
    const { one, other, otherSession } = await openTwo();
    expect((await replaceIn(one)).status).toBe('done');
    expect((await contractIn(other))?.title).toBe(crudeSupply.title);
    const before = await one.source.list('auditEntries');

    const edited = await edit(other, { title: 'Stale' }, otherSession);
    expect(edited).toMatchObject({ status: 'failed', error: { message: refusal } });
    expect(otherSession.toasts).toMatchObject([{ title: 'Not saved', description: refusal }]);
    expect((await contractIn(other))?.title).toBe('Imported');
    expect(await other.source.list('auditEntries')).toEqual(before);

    const begun = { ...from, title: 'Imported' };
    const to = { ...begun, title: 'Knowingly' };
    const again = await other.run(editContract, { id, from: begun, to }, createTestSession());
    expect(again.status).toBe('done');
    expect((await contractIn(other))?.title).toBe('Knowingly');
  });

  it('[workspace] a tab with stale data cannot add a record after all records were replaced', async () => {
    withoutWord();
    const { one, other } = await openTwo();
    await replaceIn(one);
    const added = await other.run(createContract, from, createTestSession());
    expect(added).toMatchObject({ status: 'failed', error: { message: refusal } });
    expect(await other.source.list('contracts')).toHaveLength(contracts.length);
  });

  it.each(['one', 'other'] as const)(
    '[workspace] undoing a command that the tab “%s” ran before the replacement is refused @deep',
    async (which) => {
      const tabsOfIt = await openTwo();
      const { one } = tabsOfIt;
      const changed = await edit(tabsOfIt[which], { title: 'Before' });
      const added = await tabsOfIt[which].run(createContract, from, createTestSession());
      await replaceIn(one);
      for (const result of [changed, added]) {
        const undone = result.status === 'done' ? await result.undo?.() : undefined;
        expect(undone).toMatchObject({ status: 'failed', error: { message: refusal } });
      }
      await agree();
      expect((await contractIn(one))?.title).toBe('Imported');
      expect(await one.source.list('contracts')).toHaveLength(contracts.length);
    },
  );

  it('[workspace] if both tabs replace all records at the same time, only one replacement succeeds', async () => {
    const { one, other } = await openTwo();
    const results = await Promise.all([replaceIn(one), replaceIn(other)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    const { source } = one;
    await waitUntil(async () => {
      const entries = await source.list('auditEntries');
      return entries.filter(({ action }) => action === 'workspace.import').length === 1;
    });
  });

  it('[workspace] the imported records are preserved whenever the other tab writes @deep', async () => {
    // Delays the edit by a varying number of event loop turns, so that it happens at different stages of the import.
    for (let turns = 0; turns < 1200; turns += 100) {
      const { one, other } = await openTwo();
      const importing = replaceIn(one);
      for (let turn = 0; turn < turns; turn += 1)
        await new Promise<void>((later) => setImmediate(later));
      const written = await edit(other, { value: '$1' });
      expect((await importing).status).toBe('done');
      const outcome = written.status === 'failed' ? written.error.kind : written.status;
      expect(['done', 'conflict']).toContain(outcome);
      await agree();
      // The edit changes either the record before the import or the imported record, but never overwrites the import.
      const kept = await contractIn(one);
      expect(kept?.title).toBe('Imported');
      const entries = await one.source.find('auditEntries', 'subject', {
        equals: `contracts/${id}`,
      });
      const isLogged = entries.some(({ action, note }) => {
        return action === 'contract.edit' && note === undefined;
      });
      expect(kept?.value).toBe(isLogged ? '$1' : crudeSupply.value);
      for (const tab of tabs.splice(0)) tab.close();
    }
  });
});
