import type { NamedClient } from 'shared-kernel/domain/client';
import { processStatusView, processTypeView } from 'shared-kernel/domain/process';
import { formatAmount, formatDate } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { useClientRecords } from 'shared-kernel/workspace';
import { RelatedRecords } from './related-records';

/** The client's processes, each a way into the processes tab. */
export function ClientProcesses({ client }: { readonly client: NamedClient }) {
  const recordPath = useRecordPath();
  return (
    <RelatedRecords
      title="Processes"
      query={useClientRecords('processes', client)}
      emptyText="No processes for this client yet."
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
