import { auditActionLabel } from 'shared-kernel/domain/audit';
import { type Contract } from 'shared-kernel/domain/contract';
import { portalLabel } from 'shared-kernel/domain/portal';
import { formatDateTime, newestFirst } from 'shared-kernel/format';
import { DataView, EmptyState, Section, TableSkeleton, Timeline } from 'shared-kernel/ui';
import { useIndexed } from 'shared-kernel/workspace';
import { contractAuditQuery } from '../contract-audit-query';

interface ContractAuditTrailProps {
  readonly contract: Contract;
}

/** Who did what to this contract and when, newest first. */
export function ContractAuditTrail({ contract }: ContractAuditTrailProps) {
  const entries = useIndexed('auditEntries', 'subject', contractAuditQuery(contract.id));
  return (
    <Section title="Audit trail" look="plain">
      <DataView
        query={entries}
        skeleton={<TableSkeleton count={3} />}
        empty={
          <EmptyState
            title="Nothing recorded"
            description="Whatever is done to this contract from now on appears here."
          />
        }
      >
        {(list) => (
          <Timeline
            label="Audit trail"
            items={list
              .toSorted(newestFirst(({ at }) => at))
              .map(({ id, at, actor, portal, action, label, note }) => ({
                id,
                title: auditActionLabel({ action, label }),
                meta: `${actor}, ${portalLabel[portal]} · ${formatDateTime(at)}`,
                ...(note !== undefined && { body: note }),
              }))}
          />
        )}
      </DataView>
    </Section>
  );
}
