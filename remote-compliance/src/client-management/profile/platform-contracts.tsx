import type { Client } from 'shared-kernel/domain/client';
import {
  contractStatusView,
  contractTitle,
  contractTypeLabel,
} from 'shared-kernel/domain/contract';
import { formatDate } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { useClientRecords } from 'shared-kernel/workspace';
import { RelatedRecords } from './related-records';

/** The contracts of the contracts tab that name this client, each a way into it. */
export function PlatformContracts({ client }: { readonly client: Client }) {
  const recordPath = useRecordPath();
  return (
    <RelatedRecords
      title="In contract management"
      query={useClientRecords('contracts', client)}
      emptyText="No contracts in contract management for this client."
      toItem={(contract) => ({
        id: contract.id,
        to: recordPath('contracts', contract.id),
        name: contractTitle(contract),
        meta: [contractTypeLabel[contract.type], contract.value, formatDate(contract.createdDate)],
        status: contractStatusView[contract.status],
      })}
    />
  );
}
