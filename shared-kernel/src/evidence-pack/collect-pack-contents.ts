import { compareNewestFirst, type AuditEntry } from '../domain/audit';
import { createClientStatisticsUpdater } from '../domain/overview/create-client-statistics-updater';
import { addDays, createDayRangeFilter } from '../format';
import type { CommandTransaction } from '../workspace/commands/command';
import { findClientRecords } from '../workspace/commands/client-records';
import type { RecordOf } from '../workspace/database/collections';
import { listFileIds } from '../workspace/database/file-ids';
import { loadSampleData } from '../workspace/database/seed-data';
import type { StoredFile } from '../domain/file/stored-file';
import {
  evidencePackCollections,
  type EvidencePackCollection,
  type EvidencePackContents,
  type EvidencePackRecords,
} from './pack-contents';
import type { EvidencePackScope } from './evidence-pack-scope';

type Reads = Pick<CommandTransaction, 'get' | 'need' | 'find'>;

const noRecords: EvidencePackRecords = {
  clients: [],
  complianceRecords: [],
  contracts: [],
  processes: [],
  transactions: [],
  cases: [],
};

async function recordsOfPackedClient(reads: Reads, id: string): Promise<EvidencePackRecords> {
  const client = await reads.need('clients', id);
  const [complianceRecords, contracts, processes, transactions, cases] = await Promise.all([
    findClientRecords(reads, 'complianceRecords', client),
    findClientRecords(reads, 'contracts', client),
    findClientRecords(reads, 'processes', client),
    findClientRecords(reads, 'transactions', client),
    reads.find('cases', 'client', { equals: id }),
  ]);
  return { clients: [client], complianceRecords, contracts, processes, transactions, cases };
}

const subjectCollection = {
  client: 'complianceRecords',
  transaction: 'transactions',
  document: 'clients',
  process: 'processes',
  contract: 'contracts',
} as const;

async function recordsOfCase(reads: Reads, id: string): Promise<EvidencePackRecords> {
  const one = await reads.need('cases', id);
  const { kind, id: about } = one.subject;
  const read = async <C extends EvidencePackCollection>(name: C) => {
    const record = subjectCollection[kind] === name ? await reads.get(name, about) : undefined;
    return record === undefined ? [] : [record];
  };
  const client = one.clientId === undefined ? undefined : await reads.get('clients', one.clientId);
  return {
    ...noRecords,
    cases: [one],
    clients: client ? [client] : await read('clients'),
    complianceRecords: await read('complianceRecords'),
    transactions: await read('transactions'),
    processes: await read('processes'),
    contracts: await read('contracts'),
  };
}

const subjectKey = (collection: string, id: string) => `${collection}/${id}`;

async function entriesOf(reads: Reads, records: EvidencePackRecords): Promise<AuditEntry[]> {
  const subjects = evidencePackCollections.flatMap((name) =>
    records[name].map(({ id }) => subjectKey(name, id)),
  );
  const found = await Promise.all(
    subjects.map((equals) => reads.find('auditEntries', 'subject', { equals })),
  );
  return found.flat();
}

async function recordsIn(
  reads: Reads,
  entries: readonly AuditEntry[],
): Promise<EvidencePackRecords> {
  const read = async <C extends EvidencePackCollection>(
    name: C,
  ): Promise<readonly RecordOf<C>[]> => {
    const ids = entries.flatMap(({ subject }) => (subject.collection === name ? [subject.id] : []));
    const found = await Promise.all([...new Set(ids)].sort().map((id) => reads.get(name, id)));
    return found.filter((record) => record !== undefined);
  };
  const [clients, complianceRecords, contracts, processes, transactions, cases] = await Promise.all(
    [
      read('clients'),
      read('complianceRecords'),
      read('contracts'),
      read('processes'),
      read('transactions'),
      read('cases'),
    ],
  );
  return { clients, complianceRecords, contracts, processes, transactions, cases };
}

async function filesOf(reads: Reads, records: EvidencePackRecords): Promise<StoredFile[]> {
  const found = await Promise.all(listFileIds(records).map((id) => reads.get('files', id)));
  return found.filter((file) => file !== undefined);
}

async function recordsAbout(
  reads: Reads,
  { kind, id }: Exclude<EvidencePackScope, { readonly kind: 'period' }>,
): Promise<EvidencePackRecords> {
  switch (kind) {
    case 'client':
      return recordsOfPackedClient(reads, id);
    case 'contract':
      return { ...noRecords, contracts: [await reads.need('contracts', id)] };
    case 'case':
      return recordsOfCase(reads, id);
  }
}

/**
 * Selects the records and audit entries of an evidence pack. A pack for a period contains the records that the period’s
 * audit entries concern.
 */
async function scoped(reads: Reads, scope: EvidencePackScope) {
  if (scope.kind === 'period') {
    // The query starts one day earlier, because the date part of a timestamp depends on its UTC offset.
    const all = await reads.find('auditEntries', 'at', { from: addDays(scope.from, -1) });
    const isOnDays = createDayRangeFilter(scope.from, scope.to);
    const entries = all.filter(({ at }) => isOnDays(at));
    return { entries, records: await recordsIn(reads, entries) };
  }
  const records = await recordsAbout(reads, scope);
  return { entries: await entriesOf(reads, records), records };
}

async function withFigures(
  reads: Reads,
  { clients, ...records }: EvidencePackRecords,
): Promise<EvidencePackRecords> {
  const sample = await loadSampleData();
  const found = await Promise.all(
    clients.map((client) => findClientRecords(reads, 'transactions', client)),
  );
  const figures = createClientStatisticsUpdater({ clients, transactions: found.flat() }, sample);
  return { ...records, clients: clients.map(figures) };
}

/** Loads the content of an evidence pack: the current records, their files and their audit entries. */
export async function collectPackContents(
  reads: Reads,
  scope: EvidencePackScope,
): Promise<EvidencePackContents> {
  const { entries, records } = await scoped(reads, scope);
  return {
    records: await withFigures(reads, records),
    files: await filesOf(reads, records),
    entries: entries.toSorted((a, b) => compareNewestFirst(b, a)),
  };
}
