import { permissions } from '../../domain/portal';
import * as v from 'valibot';
import { noClientId } from '../../domain/client/client-reference';
import { vendorCompany } from '../../domain/own-company';
import { portalKeys } from '../../domain/portal/portal-key';
import { vendorCompanies } from '../../domain/process/vendor-names';
import { sampleConstants } from '../../fixtures/sample-constants';
import { markAllRead } from '../commands/mark-all-read';
import { setNotificationsRead } from '../commands/mark-notifications';
import { exportWorkspace } from '../files/export-commands';
import { defineCommand } from '../commands/command';
import { createDefaultProcessAlertSettings } from '../../domain/process/process-alert-settings';
import {
  collectionNames,
  getCollectionSpec,
  type CollectionName,
  type RecordOf,
} from '../database/collections';
import { sampleContents } from '../database/sample-contents';
import { createCommandTester } from '../test-support/command-tester';
import { createTestSession } from '../test-support/session';
import {
  createTestWorkspace,
  type TestWorkspaceOptions,
} from '../test-support/create-test-workspace';
import { createScopedSource } from './scoped-source';
import { getPortalWorkspace } from '../react/get-portal-workspace';

const { meridian, ...others } = sampleConstants.clients;
const foreignNames = Object.values(others).map(({ companyName }) => companyName);

const [contract] = sampleContents.contracts as [RecordOf<'contracts'>];
const [transaction] = sampleContents.transactions as [RecordOf<'transactions'>];
const [notification] = sampleContents.notifications as [RecordOf<'notifications'>];
const [complianceRecord] = sampleContents.complianceRecords as [RecordOf<'complianceRecords'>];
const [client] = sampleContents.clients as [RecordOf<'clients'>];
const [process] = sampleContents.processes as [RecordOf<'processes'>];
const [entry] = sampleContents.auditEntries as [RecordOf<'auditEntries'>];

const plain = { ...contract, documents: [] };
const at = '2024-07-20T00:00:00.000Z';
const file = (id: string) => ({
  id,
  name: 'a.pdf',
  mediaType: 'application/pdf',
  addedAt: at,
  bytes: new Uint8Array(),
});
const template = (id: string, clientId?: string) => ({
  id,
  title: id,
  type: contract.type,
  parties: [],
  ...(clientId !== undefined && { clientId }),
});
const { clientId: _id, clientName: _name, relatedProcess: _process, ...told } = notification;
const about = (collection: string, id: string, more: Partial<RecordOf<'auditEntries'>> = {}) => ({
  ...entry,
  id: `AU-${collection}-${id}`,
  portal: undefined,
  subject: { collection, id, label: id },
  ...more,
});

const atlas = { client: others.atlas.companyName, clientId: others.atlas.id };
const own = { client: meridian.companyName, clientId: meridian.id };
const milestones = (assignedTo: string, documents: string[] = []) =>
  process.milestones.map((milestone) => ({ ...milestone, assignedTo, documents }));

const cases: {
  readonly [C in CollectionName]: {
    readonly records: readonly RecordOf<C>[];
    readonly client: readonly string[];
    readonly vendor: readonly string[];
  };
} = {
  contracts: {
    records: [
      { ...contract, id: 'CON-1', ...own },
      { ...plain, id: 'CON-2', clientId: undefined, client: ` ${own.client.toUpperCase()}` },
      { ...plain, id: 'CON-3', client: own.client, clientId: 'CL-013' },
      { ...plain, id: 'CON-4', ...atlas },
      { ...plain, id: 'CON-5', client: '', clientId: undefined },
      { ...plain, id: 'CON-6', client: vendorCompany, clientId: noClientId },
    ],
    client: ['CON-1', 'CON-2'],
    vendor: ['CON-6'],
  },
  clients: {
    records: [
      { ...client, id: meridian.id },
      { ...client, id: 'CL-099' },
    ],
    client: [meridian.id],
    vendor: [],
  },
  complianceRecords: {
    records: [
      { ...complianceRecord, id: 'CR-1', clientId: meridian.id },
      { ...complianceRecord, id: 'CR-2', clientId: others.atlas.id },
    ],
    client: ['CR-1'],
    vendor: [],
  },
  transactions: {
    records: [
      { ...transaction, id: 'TX-1', counterparty: meridian.companyName },
      { ...transaction, id: 'TX-2', counterparty: vendorCompany },
      { ...transaction, id: 'TX-3', counterparty: vendorCompanies.lattice },
      { ...transaction, id: 'TX-4', counterparty: atlas.client, clientId: atlas.clientId },
    ].map((record) => ({ ...record, ...(record.id !== 'TX-4' && { clientId: undefined }) })),
    client: ['TX-1'],
    vendor: ['TX-2'],
  },
  processes: {
    records: [
      { ...process, id: 'PF-2024-101', ...own, milestones: milestones(vendorCompanies.lattice) },
      {
        ...process,
        id: 'PF-2024-102',
        ...atlas,
        milestones: milestones(vendorCompany, ['report.pdf']),
      },
      { ...process, id: 'PF-2024-103', ...atlas, milestones: milestones('Daniel Okafor') },
    ],
    client: ['PF-2024-101'],
    vendor: ['PF-2024-102'],
  },
  processAlerts: {
    records: ['PF-2024-101', 'PF-2024-102', 'PF-2024-999'].map((processId) => ({
      id: `AL-${processId}`,
      level: 'HIGH' as const,
      title: 'Late',
      message: 'Late',
      processId,
      at,
    })),
    client: ['AL-PF-2024-101'],
    vendor: ['AL-PF-2024-102'],
  },
  notifications: {
    records: [
      { ...told, id: 'NT-1', category: 'client', clientName: own.client },
      { ...told, id: 'NT-2', category: 'client', clientName: atlas.client },
      { ...told, id: 'NT-3', category: 'process', relatedProcess: 'PF-2024-102' },
      { ...told, id: 'NT-4', category: 'client', metadata: { contractId: 'CON-1' } },
      { ...told, id: 'NT-5', category: 'compliance', clientName: own.client },
      { ...told, id: 'NT-6', category: 'financial', clientName: own.client, isInternal: true },
      { ...told, id: 'NT-7', category: 'system' },
      { ...told, id: 'NT-8', category: 'system', portal: 'client' },
      {
        ...told,
        id: 'NT-9',
        category: 'financial',
        source: 'Transaction Dashboard',
        clientName: own.client,
      },
    ],
    client: ['NT-1', 'NT-4', 'NT-8'],
    vendor: ['NT-3'],
  },
  profiles: { records: sampleContents.profiles, client: ['client'], vendor: ['vendor'] },
  auditEntries: {
    records: [
      about('contracts', 'CON-1'),
      about('contracts', 'CON-4'),
      about('processes', 'PF-2024-102'),
      about('transactions', 'TX-2'),
      about('complianceRecords', 'CR-1'),
      about('cases', 'RC-1'),
      about('clients', meridian.id),
      about('clients', meridian.id, { id: 'AU-hit', action: 'case.submitDecision' }),
      about('profiles', 'vendor', { portal: 'vendor' }),
      about('workspace', 'contracts.csv', { portal: 'client' }),
      about('workspace', 'clients.csv', { portal: 'admin' }),
      about('notifications', '*', { portal: 'client' }),
      about('settings', 'process-alerts', { portal: 'admin' }),
    ],
    client: [
      'AU-contracts-CON-1',
      'AU-clients-CL-001',
      'AU-workspace-contracts.csv',
      'AU-notifications-*',
    ],
    vendor: ['AU-processes-PF-2024-102', 'AU-transactions-TX-2', 'AU-profiles-vendor'],
  },
  demoRequests: {
    records: [
      {
        id: 'DEMO-1',
        name: 'Elena Vasquez',
        email: 'elena@meridian.example',
        company: own.client,
        date: '2024-07-30',
        time: '10:00',
        requestedAt: at,
      },
    ],
    client: [],
    vendor: [],
  },
  settings: {
    records: portalKeys.map(createDefaultProcessAlertSettings),
    client: ['process-alerts-client'],
    vendor: ['process-alerts-vendor'],
  },
  files: {
    records: [
      file(contract.documents[0]?.id ?? ''),
      file(`${process.milestones[0]?.id ?? ''}/report.pdf`),
      file('of nothing'),
    ],
    client: [contract.documents[0]?.id ?? ''],
    vendor: [`${process.milestones[0]?.id ?? ''}/report.pdf`],
  },
  contractTemplates: {
    records: [template('TPL-1', meridian.id), template('TPL-2'), template('TPL-3', atlas.clientId)],
    client: ['TPL-1'],
    vendor: [],
  },
  cases: {
    records: sampleContents.cases.map((one) => ({ ...one, clientId: meridian.id })),
    client: [],
    vendor: [],
  },
};

type Records = NonNullable<TestWorkspaceOptions['records']>;

const contents = Object.fromEntries(
  collectionNames.map((name) => [name, cases[name].records]),
) as Records;

const workspace = () => createTestWorkspace({ records: contents });

const portals = ['client', 'vendor'] as const;
const each = portals.flatMap((portal) => collectionNames.map((name) => [portal, name] as const));

describe('reads in a company’s portal', () => {
  it.each(each)(
    '[R29] the %s portal reads only the records of its company from %s',
    async (portal, name) => {
      const source = createScopedSource(workspace().source, { portal });
      const keyOf = getCollectionSpec(name).keyOf;
      const keys = (records: readonly object[]) => records.map((record) => keyOf(record)).sort();
      const expected = [...cases[name][portal]].sort();
      expect(keys(await source.list(name))).toEqual(expected);
      expect(keys(await source.readAll(name))).toEqual(expected);
      for (const record of cases[name].records) {
        const key = keyOf(record);
        expect(Boolean(await source.get(name, key))).toBe(expected.includes(key));
      }
      for (const index of Object.keys(getCollectionSpec(name).indexes)) {
        const found = keys(await source.find(name, index));
        expect(expected).toEqual(expect.arrayContaining(found));
      }
      expect(source.peek(name)).toBeUndefined();
    },
  );

  it('[R29] the limit of an index query does not count records of other companies', async () => {
    const source = createScopedSource(createTestWorkspace().source, { portal: 'client' });
    const latest = { descending: true, limit: 1 } as const;
    const [newest] = await source.find('transactions', 'timestamp', latest);
    expect(newest?.counterparty).toBe(meridian.companyName);
  });

  it('[R29] a company’s portal hides internal remarks', async () => {
    const held = { ...transaction, id: 'TX-1', ...own, counterparty: own.client };
    const { source } = createTestWorkspace({
      records: {
        transactions: [{ ...held, holdReason: 'A hit', failureReason: 'A sanctions list' }],
        complianceRecords: [
          {
            ...complianceRecord,
            id: 'CR-1',
            clientId: meridian.id,
            amlStatus: 'flagged',
            flaggedIssues: ['A hit'],
            milestones: [{ stage: 'initiated', status: 'flagged', comments: 'A hit' }],
            screeningEvents: [{ screening: 'aml', step: 'flag', at, by: 'Grace', reason: 'A hit' }],
            signOffs: [{ party: 'legal', comment: 'A hit' }],
          },
        ],
        clients: [
          {
            ...client,
            id: meridian.id,
            amlStatus: 'flagged',
            organizationData: {
              ...client.organizationData,
              complianceHistory: [
                { id: 'CH-1', date: '2024-07-01', type: 'AML', status: 'failed', details: 'A hit' },
              ],
            },
          },
        ],
        auditEntries: [
          about('transactions', 'TX-1', { note: 'A hit', before: { a: 'A hit' }, after: 'A hit' }),
        ],
      },
    });
    const scoped = createScopedSource(source, { portal: 'client' });
    for (const name of ['transactions', 'complianceRecords', 'clients', 'auditEntries'] as const) {
      const shown = await scoped.list(name);
      expect(shown).toHaveLength(1);
      expect(JSON.stringify(shown)).not.toMatch(/A hit|sanctions list|flagged"|failed"/);
      expect(await scoped.list(name)).toBe(shown);
    }
    expect(JSON.stringify(await source.list('transactions'))).toContain('A hit');
  });

  it.each(portals)('[R29, G4] the %s portal shows no names of other companies', async (portal) => {
    const source = createScopedSource(createTestWorkspace().source, { portal });
    const all = await Promise.all(collectionNames.map((name) => source.list(name)));
    const text = JSON.stringify(all);
    const known = (await source.list('processes')).map((each) => each.client);
    for (const name of foreignNames.filter((one) => !known.includes(one))) {
      expect(text).not.toContain(name);
    }
  });

  it.each(portals)('[R29] the %s portal shows the whole workspace in reference mode', (portal) => {
    const live = createTestWorkspace();
    const reference = createTestWorkspace({ behaviour: 'reference' });
    expect(getPortalWorkspace(reference, portal)).toBe(reference);
    expect(getPortalWorkspace(live, 'admin')).toBe(live);
    expect(getPortalWorkspace(live, portal)).not.toBe(live);
    expect(getPortalWorkspace(live, portal)).toBe(getPortalWorkspace(live, portal));
  });
});

describe('commands in a company’s portal', () => {
  it('[R29] commands in a company’s portal do not find notifications of another company', async () => {
    const tester = createCommandTester({ session: createTestSession('client') });
    const { source } = tester;
    await tester.done(setNotificationsRead, { ids: ['NT-005'], isRead: true });
    expect(await tester.run(setNotificationsRead, { ids: ['NT-002'], isRead: true })).toMatchObject(
      {
        status: 'failed',
        error: { kind: 'missing' },
      },
    );
    await tester.done(markAllRead, {});
    const unread = (await source.list('notifications')).filter(({ isRead }) => !isRead);
    expect(unread.map(({ id }) => id)).toEqual(['NT-002', 'NT-003']);
  });

  it('[R29, policy] commands in a company’s portal cannot change another company’s record, even if it is assigned to a vendor', async () => {
    const rename = defineCommand({
      id: 'process.completeMilestone',
      label: 'Renamed the process',
      input: v.object({ id: v.string() }),
      permission: permissions.milestones,
      ownerships: () => [{ assignee: vendorCompanies.lattice }],
      async apply(changes, { id }) {
        const found = await changes.need('processes', id);
        changes.put('processes', { ...found, name: 'Renamed' });
      },
    });
    const { run } = createCommandTester({
      workspace: workspace(),
      session: createTestSession('vendor'),
    });
    expect(await run(rename, { id: 'PF-2024-102' })).toMatchObject({ status: 'done' });
    expect(await run(rename, { id: 'PF-2024-103' })).toMatchObject({
      status: 'failed',
      error: { kind: 'denied', message: 'This record belongs to another company.' },
    });
  });

  it('[R29] an export from a company’s portal contains only that company’s records', async () => {
    const { done } = createCommandTester({ session: createTestSession('client') });
    const { file: exported } = await done(exportWorkspace, {});
    const bytes = new Response(exported.stream().pipeThrough(new DecompressionStream('gzip')));
    const text = exported.type.includes('gzip') ? await bytes.text() : await exported.text();
    expect(text).toContain(meridian.companyName);
    for (const name of foreignNames) expect(text).not.toContain(name);
  });
});
