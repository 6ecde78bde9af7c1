import { createAuditSubject } from '../../workspace/commands/audit-entries';
import type { RecordOf } from '../../workspace/database/collections';
import type { EvidencePackCollection, EvidencePackContents } from '../pack-contents';
import { findMissingComplianceEvidence, findMissingClientEvidence } from './client-evidence';
import { findMissingContractEvidence } from './contract-evidence';
import type { MissingEvidence, MissingEvidenceInput } from './missing-evidence';
import { findMissingReviewEvidence } from './review-evidence';
import { findMissingPaymentEvidence, findMissingProcessEvidence } from './operations-evidence';

function logGaps({ records, entries }: EvidencePackContents): MissingEvidence[] {
  const named = new Set(entries.map(({ subject }) => `${subject.collection}/${subject.id}`));
  const all = Object.entries(records).flatMap(([collection, list]) =>
    list.map(({ id }) => `${collection}/${id}`),
  );
  const lacking = all.filter((key) => !named.has(key)).length;
  if (lacking === 0) return [];
  return [
    {
      subject: { collection: 'auditEntries', id: 'log', label: 'Audit log' },
      text: `No audit log entry for ${lacking} of ${all.length} records`,
    },
  ];
}

/** Whether the compliance record is present. Only the evidence pack of a client must contain it. */
const hasCase = ({ records }: EvidencePackContents, isWhole: boolean) =>
  !isWhole || records.complianceRecords.length > 0;

interface GapOptions {
  readonly today: string;
  readonly isOfClient: boolean;
}

export function findMissingEvidence(
  contents: EvidencePackContents,
  { today, isOfClient }: GapOptions,
): MissingEvidence[] {
  const { records, files } = contents;
  const facts: MissingEvidenceInput = { today, fileIds: new Set(files.map(({ id }) => id)) };
  const gapsIn = <C extends EvidencePackCollection>(
    collection: C,
    list: readonly RecordOf<C>[],
    textsOf: (record: RecordOf<C>) => readonly string[],
  ): MissingEvidence[] =>
    list.flatMap((record) => {
      const subject = createAuditSubject(collection, record);
      return textsOf(record).map((text) => ({ subject, text }));
    });
  return [
    ...gapsIn('clients', records.clients, (client) =>
      findMissingClientEvidence(client, hasCase(contents, isOfClient), facts),
    ),
    ...gapsIn('complianceRecords', records.complianceRecords, findMissingComplianceEvidence),
    ...gapsIn('contracts', records.contracts, (contract) =>
      findMissingContractEvidence(contract, facts),
    ),
    ...gapsIn('processes', records.processes, (process) =>
      findMissingProcessEvidence(process, facts),
    ),
    ...gapsIn('transactions', records.transactions, findMissingPaymentEvidence),
    ...gapsIn('cases', records.cases, (one) => findMissingReviewEvidence(one, facts)),
    ...logGaps(contents),
  ];
}
