import { useMemo } from 'react';
import { processStatusView, processTypeView } from 'shared-kernel/domain/process';
import { formatAmount, formatDate } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { foldName, useIndexed } from 'shared-kernel/workspace';
import { RelatedRecords } from './related-records';

interface ClientProcessesProps {
  readonly companyName: string;
}

/** The client's processes, each a way into the processes tab. */
export function ClientProcesses({ companyName }: ClientProcessesProps) {
  const recordPath = useRecordPath();
  const query = useMemo(() => ({ equals: foldName(companyName) }), [companyName]);
  return (
    <RelatedRecords
      title="Processes"
      query={useIndexed('processes', 'client', query)}
      emptyText="No process for this client yet."
      toItem={({ id, name, type, value, currency, estimatedCompletion, status }) => ({
        id,
        to: recordPath('processes', id),
        name,
        meta: [
          id,
          processTypeView[type].label,
          formatAmount(value, currency),
          `due ${formatDate(estimatedCompletion)}`,
        ],
        status: processStatusView[status],
      })}
    />
  );
}
