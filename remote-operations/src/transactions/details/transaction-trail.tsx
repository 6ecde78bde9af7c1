import { useMemo } from 'react';
import { AuditTrail } from 'shared-kernel/records';
import { useIndexed } from 'shared-kernel/workspace';

interface TransactionTrailProps {
  readonly id: string;
}

/** What was done to a transaction, by whom and when; nothing where nothing was. */
export function TransactionTrail({ id }: TransactionTrailProps) {
  const subject = useMemo(() => ({ equals: `transactions/${id}` }), [id]);
  const entries = useIndexed('auditEntries', 'subject', subject);
  if (entries.data === undefined || entries.data.length === 0) return null;
  return <AuditTrail entries={entries} noun="transaction" />;
}
