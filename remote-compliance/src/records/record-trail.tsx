import { useMemo } from 'react';
import { AuditTrail } from 'shared-kernel/records';
import { useIndexed } from 'shared-kernel/workspace';

interface RecordTrailProps {
  readonly collection: 'clients' | 'complianceRecords' | 'cases';
  readonly id: string;
  /** What the record is called where nothing is recorded, such as “client”. */
  readonly noun: string;
}

/** Who did what to a record and when. */
export function RecordTrail({ collection, id, noun }: RecordTrailProps) {
  const query = useMemo(() => ({ equals: `${collection}/${id}` }), [collection, id]);
  return <AuditTrail entries={useIndexed('auditEntries', 'subject', query)} noun={noun} />;
}
