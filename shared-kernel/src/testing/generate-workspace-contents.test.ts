import * as v from 'valibot';
import { auditEntrySchema } from '../domain/audit/audit-entry.schema';
import { clientSchema } from '../domain/client';
import { complianceRecordSchema } from '../domain/compliance/compliance-record.schema';
import { contractSchema } from '../domain/contract';
import { notificationSchema } from '../domain/notification/notification.schema';
import { processSchema } from '../domain/process/process.schema';
import { transactionSchema } from '../domain/transaction/transaction.schema';
import { auditEntries } from '../fixtures/audit-entries';
import { clients } from '../fixtures/clients';
import { complianceRecords } from '../fixtures/compliance-records';
import { contracts } from '../fixtures/contracts';
import { notifications } from '../fixtures/notifications';
import { processes } from '../fixtures/processes';
import { maxGeneratedRecords, generateWorkspaceContents } from './generate-workspace-contents';
import { transactions } from '../fixtures/transactions';
import { sampleConstants } from '../fixtures/sample-constants';

const sample = {
  contracts,
  clients,
  complianceRecords,
  transactions,
  processes,
  notifications,
  auditEntries,
};

const size = 300;

const listsOf = (count: number) => {
  const lists = generateWorkspaceContents(count, sampleConstants.now, sample);
  return {
    contracts: [...lists.contracts],
    clients: [...lists.clients],
    complianceRecords: [...lists.complianceRecords],
    transactions: [...lists.transactions],
    processes: [...lists.processes],
    notifications: [...lists.notifications],
    auditEntries: [...lists.auditEntries],
  };
};

const schemas = {
  contracts: contractSchema,
  clients: clientSchema,
  complianceRecords: complianceRecordSchema,
  transactions: transactionSchema,
  processes: processSchema,
  notifications: notificationSchema,
  auditEntries: auditEntrySchema,
};

const names = Object.keys(schemas) as (keyof typeof schemas)[];

describe('generateWorkspaceContents', () => {
  it.each(names)('[workspace] generated %s match the schema and have unique ids', (name) => {
    const list: readonly { readonly id: string }[] = listsOf(size)[name];
    expect(list).toHaveLength(size);
    for (const record of list) expect(v.safeParse(schemas[name], record).issues).toBeUndefined();
    expect(new Set(list.map(({ id }) => id)).size).toBe(size);
  });

  it('[workspace] generated records are identical on every call', () => {
    expect(listsOf(size)).toEqual(listsOf(size));
  });

  it('[workspace] a small generated workspace contains only the sample', () => {
    expect(listsOf(size).contracts).toEqual(expect.arrayContaining([...contracts]));
    expect(listsOf(1).contracts).toEqual(contracts);
  });

  it('[workspace] generated records refer only to existing clients', () => {
    const lists = listsOf(size);
    const companies = new Set(lists.clients.map(({ companyName }) => companyName));
    for (const { name } of lists.complianceRecords) expect(companies).toContain(name);
    for (const { client } of [...lists.contracts, ...lists.processes])
      expect(companies).toContain(client);
    const named = lists.notifications.flatMap(({ clientName }) => clientName ?? []);
    for (const clientName of named) expect(companies).toContain(clientName);
  });

  it('[workspace] generated transactions cover every status', () => {
    expect(new Set(listsOf(size).transactions.map(({ status }) => status)).size).toBe(5);
  });

  it('[workspace] a generated workspace has a limited number of clients, regardless of its size', () => {
    expect([
      ...generateWorkspaceContents(maxGeneratedRecords + 1000, sampleConstants.now, sample).clients,
    ]).toHaveLength(maxGeneratedRecords);
  });
});
