import { subjectOf } from '../../workspace/commands/audit-log';
import type { RecordOf } from '../../workspace/database/collections';
import type { PackCollection, PackContents } from '../pack-contents';
import { complianceRecordGaps, clientGaps } from './client-gaps';
import { contractGaps } from './contract-gaps';
import type { Gap, GapFacts } from './gap';
import { reviewGaps } from './review-gaps';
import { paymentGaps, processGaps } from './work-gaps';

function logGaps({ records, entries }: PackContents): Gap[] {
  const named = new Set(entries.map(({ subject }) => `${subject.collection}/${subject.id}`));
  const all = Object.entries(records).flatMap(([collection, list]) =>
    list.map(({ id }) => `${collection}/${id}`),
  );
  const lacking = all.filter((key) => !named.has(key)).length;
  if (lacking === 0) return [];
  return [
    {
      subject: { collection: 'auditEntries', id: 'log', label: 'Audit log' },
      text: `No log entry for ${lacking} of ${all.length} records`,
    },
  ];
}

/** Only the evidence pack of a client must contain the compliance record. */
const hasCase = ({ records }: PackContents, isWhole: boolean) =>
  !isWhole || records.complianceRecords.length > 0;

interface GapOptions {
  readonly today: string;
  readonly isOfClient: boolean;
}

export function gapsOfPack(contents: PackContents, { today, isOfClient }: GapOptions): Gap[] {
  const { records, files } = contents;
  const facts: GapFacts = { today, fileIds: new Set(files.map(({ id }) => id)) };
  const gapsIn = <C extends PackCollection>(
    collection: C,
    list: readonly RecordOf<C>[],
    textsOf: (record: RecordOf<C>) => readonly string[],
  ): Gap[] =>
    list.flatMap((record) => {
      const subject = subjectOf(collection, record);
      return textsOf(record).map((text) => ({ subject, text }));
    });
  return [
    ...gapsIn('clients', records.clients, (client) =>
      clientGaps(client, hasCase(contents, isOfClient), facts),
    ),
    ...gapsIn('complianceRecords', records.complianceRecords, complianceRecordGaps),
    ...gapsIn('contracts', records.contracts, (contract) => contractGaps(contract, facts)),
    ...gapsIn('processes', records.processes, (process) => processGaps(process, facts)),
    ...gapsIn('transactions', records.transactions, paymentGaps),
    ...gapsIn('cases', records.cases, (one) => reviewGaps(one, facts)),
    ...logGaps(contents),
  ];
}
