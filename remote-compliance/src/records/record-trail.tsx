import { useMemo } from 'react';
import { AuditTrail } from 'shared-kernel/records';
import { useIndexed } from 'shared-kernel/workspace';

interface RecordTrailProps {
  readonly collection: 'clients' | 'complianceRecords' | 'cases';
  readonly id: string;
  /** Name of the record in the empty text, for example “client”. */
  readonly noun: string;
}

export function RecordTrail({ collection, id, noun }: RecordTrailProps) {
  const query = useMemo(() => ({ equals: `${collection}/${id}` }), [collection, id]);
  return <AuditTrail entries={useIndexed('auditEntries', 'subject', query)} noun={noun} />;
}
