import { newestEntryFirst, type AuditEntry } from '../../domain/audit';
import { milestoneFileId } from '../../domain/process';
import { addDays, onDays } from '../../format';
import type { CommandTransaction } from '../commands/command';
import { recordsOfClient } from '../store/client-records';
import type { RecordOf } from '../store/collections';
import type { StoredFile } from '../store/stored-file';
import {
  packCollections,
  type PackCollection,
  type PackContents,
  type PackRecords,
} from './pack-contents';
import type { PackScope } from './pack-scope';

type Reads = Pick<CommandTransaction, 'get' | 'need' | 'find'>;

const noRecords: PackRecords = {
  clients: [],
  complianceRecords: [],
  contracts: [],
  processes: [],
  transactions: [],
};

async function recordsOf(reads: Reads, id: string): Promise<PackRecords> {
  const client = await reads.need('clients', id);
  const [complianceRecords, contracts, processes, transactions] = await Promise.all([
    recordsOfClient(reads, 'complianceRecords', client),
    recordsOfClient(reads, 'contracts', client),
    recordsOfClient(reads, 'processes', client),
    recordsOfClient(reads, 'transactions', client),
  ]);
  return { clients: [client], complianceRecords, contracts, processes, transactions };
}

const subjectKey = (collection: string, id: string) => `${collection}/${id}`;

/** The entries about records, in the order of the log. */
async function entriesOf(reads: Reads, records: PackRecords): Promise<AuditEntry[]> {
  const subjects = packCollections.flatMap((name) =>
    records[name].map(({ id }) => subjectKey(name, id)),
  );
  const found = await Promise.all(
    subjects.map((equals) => reads.find('auditEntries', 'subject', { equals })),
  );
  return found.flat();
}

/** The records that entries are about, each once; those that were removed since are left out. */
async function recordsIn(reads: Reads, entries: readonly AuditEntry[]): Promise<PackRecords> {
  const read = async <C extends PackCollection>(name: C): Promise<readonly RecordOf<C>[]> => {
    const ids = entries.flatMap(({ subject }) => (subject.collection === name ? [subject.id] : []));
    const found = await Promise.all([...new Set(ids)].sort().map((id) => reads.get(name, id)));
    return found.filter((record) => record !== undefined);
  };
  const [clients, complianceRecords, contracts, processes, transactions] = await Promise.all([
    read('clients'),
    read('complianceRecords'),
    read('contracts'),
    read('processes'),
    read('transactions'),
  ]);
  return { clients, complianceRecords, contracts, processes, transactions };
}

/** The ids of the files of the records' documents. */
const fileIdsOf = ({ clients, contracts, processes }: PackRecords): readonly string[] => [
  ...[...clients, ...contracts].flatMap(({ documents }) => documents.map(({ id }) => id)),
  ...processes.flatMap(({ milestones }) =>
    milestones.flatMap(({ id, documents }) => documents.map((name) => milestoneFileId(id, name))),
  ),
];

async function filesOf(reads: Reads, records: PackRecords): Promise<StoredFile[]> {
  const found = await Promise.all(fileIdsOf(records).map((id) => reads.get('files', id)));
  return found.filter((file) => file !== undefined);
}

/** The records of a scope, and the entries that decide it or are about them. */
async function scoped(reads: Reads, scope: PackScope) {
  if (scope.kind === 'period') {
    // A moment with an offset may read as up to a day earlier.
    const all = await reads.find('auditEntries', 'at', { from: addDays(scope.from, -1) });
    const isOnDays = onDays(scope.from, scope.to);
    const entries = all.filter(({ at }) => isOnDays(at));
    return { entries, records: await recordsIn(reads, entries) };
  }
  const records =
    scope.kind === 'client'
      ? await recordsOf(reads, scope.id)
      : { ...noRecords, contracts: [await reads.need('contracts', scope.id)] };
  return { entries: await entriesOf(reads, records), records };
}

/** Reads what a pack is made of: the records as they are kept now, their files, and the entries about them. */
export async function collectPack(reads: Reads, scope: PackScope): Promise<PackContents> {
  const { entries, records } = await scoped(reads, scope);
  return {
    records,
    files: await filesOf(reads, records),
    entries: entries.toSorted((a, b) => newestEntryFirst(b, a)),
  };
}
