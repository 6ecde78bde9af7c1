import { createClientDirectory, type Client } from 'shared-kernel/domain/client';
import { getCounterpartyKind } from 'shared-kernel/domain/transaction';
import {
  createCommandTester,
  createTestWorkspace,
  type CommandTester,
} from 'shared-kernel/testing';
import {
  clients,
  contracts,
  notifications,
  processes,
  transactions,
} from 'shared-kernel/testing/records';
import { findClientRecords } from 'shared-kernel/workspace';
import { createClient } from './create-client';
import { editClient } from './edit-client';
import { exportAuditTrail } from './export-audit-trail';

const [meridian, northwind] = clients as [Client, Client];

const formOf = ({ companyName, contactPerson, email, phone, website, industry }: Client) => ({
  companyName,
  contactPerson,
  email,
  phone,
  website,
  industry,
});

async function rename({ run, record }: CommandTester, id: string, companyName: string) {
  const client = await record('clients', id);
  if (!client) throw new Error(`No client ${id}`);
  const from = formOf(client);
  const result = await run(editClient, { id, from, to: { ...from, companyName } });
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result;
}

async function counts({ source, record }: CommandTester, id = meridian.id) {
  const client = await record('clients', id);
  if (!client) throw new Error(`No client ${id}`);
  const of = async (name: 'contracts' | 'transactions' | 'processes' | 'complianceRecords') =>
    (await findClientRecords(source, name, client)).length;
  const directory = createClientDirectory(await source.list('clients'));
  const kinds = (await source.list('transactions')).map((each) =>
    getCounterpartyKind(each, directory),
  );
  const notified = (await source.list('notifications')).map(directory.idOf);
  return {
    contracts: await of('contracts'),
    transactions: await of('transactions'),
    processes: await of('processes'),
    cases: await of('complianceRecords'),
    notifications: notified.filter((each) => each === id).length,
    withClients: kinds.filter((kind) => kind === 'client').length,
    withVendors: kinds.filter((kind) => kind === 'vendor').length,
  };
}

function referring() {
  const { idOf } = createClientDirectory(clients);
  const withIds = <T extends object>(records: readonly T[]): T[] =>
    records.map((record) => ({ ...record, clientId: idOf(record) }));
  return createCommandTester({
    workspace: createTestWorkspace({
      records: {
        contracts: withIds(contracts),
        transactions: withIds(transactions),
        processes: withIds(processes),
        notifications: withIds(notifications),
      },
    }),
  });
}

const vendor = 'Delta Inspection Services';

const ofMeridian = {
  contracts: 1,
  transactions: 8,
  processes: 1,
  cases: 1,
  notifications: 2,
  withClients: 54,
  withVendors: 10,
};

describe.each([
  ['whose records have no ids yet', () => createCommandTester()],
  ['whose records have ids', referring],
])('renaming a client of a workspace %s', (_whose, begin) => {
  it('[R4] a renamed client keeps its records, and their texts still contain the old name', async () => {
    const tester = begin();
    expect(await counts(tester)).toEqual(ofMeridian);
    const typed = await tester.source.list('transactions');
    await rename(tester, meridian.id, 'Meridian Group');
    expect(await counts(tester)).toEqual(ofMeridian);
    await rename(tester, meridian.id, 'Meridian Holding');
    expect(await counts(tester)).toEqual(ofMeridian);
    expect(
      (await tester.source.list('transactions')).map(({ counterparty }) => counterparty),
    ).toEqual(typed.map(({ counterparty }) => counterparty));
  });

  it('[R4] undoing a rename preserves the client’s records', async () => {
    const tester = begin();
    const { undo } = await rename(tester, meridian.id, 'Meridian Group');
    expect(await undo?.()).toEqual({ status: 'done' });
    expect((await tester.record('clients', meridian.id))?.companyName).toBe(meridian.companyName);
    expect(await counts(tester)).toEqual(ofMeridian);
  });

  it('[R4] undoing a rename preserves the client’s records, even if another client used its name in the meantime', async () => {
    const tester = begin();
    const { undo } = await rename(tester, meridian.id, 'Meridian Group');
    await rename(tester, northwind.id, meridian.companyName);
    const [contract] = await tester.source.list('contracts');
    if (!contract) throw new Error('no sample');
    const { workspace } = tester;
    await workspace.source.withWriteLock(({ write }) =>
      write([
        {
          collection: 'contracts',
          key: 'CON-1',
          base: undefined,
          next: { ...contract, id: 'CON-1', client: 'Meridian Group', clientId: meridian.id },
        },
      ]),
    );
    expect(await undo?.()).toEqual({ status: 'done' });
    expect(await counts(tester)).toEqual({ ...ofMeridian, contracts: 2 });
    expect(await counts(tester, northwind.id)).toMatchObject({ transactions: 6, contracts: 1 });
  });

  it('[R4] undoing a rename does not revert later changes to the client’s records', async () => {
    const tester = begin();
    const { undo } = await rename(tester, meridian.id, 'Meridian Group');
    const [id = ''] = transactions.flatMap(({ id: key, counterparty }) =>
      counterparty === meridian.companyName ? key : [],
    );
    const base = await tester.source.get('transactions', id);
    if (!base) throw new Error(`No transaction ${id}`);
    const next = { ...base.record, reference: 'WIRE-CHANGED' };
    await tester.source.withWriteLock(({ write }) =>
      write([{ collection: 'transactions', key: id, base, next }]),
    );
    expect(await undo?.()).toEqual({ status: 'done' });
    expect((await tester.record('transactions', id))?.reference).toBe('WIRE-CHANGED');
    expect(await counts(tester)).toEqual(ofMeridian);
  });

  it('[R4] refuses to undo a rename after a later change of the client', async () => {
    const tester = begin();
    const { undo } = await rename(tester, meridian.id, 'Meridian Group');
    await rename(tester, meridian.id, 'Meridian Holding');
    expect(await undo?.()).toMatchObject({ status: 'failed', error: { kind: 'conflict' } });
    expect(await counts(tester)).toEqual(ofMeridian);
  });

  it('[R4] a new client with the former name of another client does not get the records of that client', async () => {
    const tester = begin();
    await rename(tester, meridian.id, 'Meridian Group');
    await rename(tester, northwind.id, meridian.companyName);
    const { id } = await tester.done(createClient, {
      ...formOf(northwind),
      companyName: northwind.companyName,
    });
    expect(await counts(tester)).toEqual(ofMeridian);
    expect(await counts(tester, northwind.id)).toMatchObject({ transactions: 6, contracts: 1 });
    expect(await counts(tester, id)).toMatchObject({ transactions: 0, contracts: 0, cases: 1 });
  });

  it('[R4] a client renamed to the name of a vendor does not get the vendor’s payments', async () => {
    const tester = begin();
    await rename(tester, meridian.id, vendor);
    expect(await counts(tester)).toEqual(ofMeridian);
    await rename(tester, meridian.id, 'Meridian Group');
    expect(await counts(tester)).toEqual(ofMeridian);
  });

  it('[R4] the audit trail of a renamed client includes entries under its old name', async () => {
    const tester = begin();
    const before = await tester.done(exportAuditTrail, { id: meridian.id });
    await rename(tester, meridian.id, 'Meridian Group');
    const after = await tester.done(exportAuditTrail, { id: meridian.id });
    expect(after.count).toBeGreaterThan(before.count);
    expect(JSON.stringify(after.entries)).toContain(meridian.companyName);
  });
});

describe('adding a client', () => {
  it('[R4] assigns earlier records to a new client if they contain the name of that client', async () => {
    const tester = createCommandTester();
    const { id } = await tester.done(createClient, {
      ...formOf(northwind),
      companyName: vendor,
    });
    expect((await counts(tester, id)).transactions).toBeGreaterThan(0);
  });
});
