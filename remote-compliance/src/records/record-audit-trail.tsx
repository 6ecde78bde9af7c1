import { useMemo } from 'react';
import { AuditTrail } from 'shared-kernel/records';
import { useRecordsByIndex } from 'shared-kernel/workspace';

interface RecordTrailProps {
  readonly collection: 'clients' | 'complianceRecords' | 'cases';
  readonly id: string;
  /** Word for the record in the text of an empty list, for example “client”. */
  readonly noun: string;
}

export function RecordAuditTrail({ collection, id, noun }: RecordTrailProps) {
  const query = useMemo(() => ({ equals: `${collection}/${id}` }), [collection, id]);
  return <AuditTrail entries={useRecordsByIndex('auditEntries', 'subject', query)} noun={noun} />;
}
