import { useMemo } from 'react';
import { auditActionLabel, type AuditEntry } from 'shared-kernel/domain/audit';
import { portalLabel } from 'shared-kernel/domain/portal';
import { formatDateTime, newestFirst } from 'shared-kernel/format';
import { DataView, EmptyState, Section, TableSkeleton, Timeline } from 'shared-kernel/ui';
import { useIndexed, type CollectionName } from 'shared-kernel/workspace';

interface AuditTrailProps {
  readonly collection: CollectionName;
  readonly id: string;
  /** What the record is called where nothing is recorded, such as “client”. */
  readonly noun: string;
}

const toItem = ({ id, at, actor, portal, action, label, note }: AuditEntry) => ({
  id,
  title: auditActionLabel({ action, label }),
  meta: `${actor}, ${portalLabel[portal]} · ${formatDateTime(at)}`,
  ...(note !== undefined && { body: note }),
});

/** Who did what to a record and when, newest first. */
export function AuditTrail({ collection, id, noun }: AuditTrailProps) {
  const query = useMemo(() => ({ equals: `${collection}/${id}` }), [collection, id]);
  const entries = useIndexed('auditEntries', 'subject', query);
  return (
    <Section title="Audit trail" look="plain">
      <DataView
        query={entries}
        skeleton={<TableSkeleton count={3} />}
        empty={
          <EmptyState
            title="Nothing recorded"
            description={`Whatever is done to this ${noun} from now on appears here.`}
          />
        }
      >
        {(list) => (
          <Timeline
            label="Audit trail"
            items={list.toSorted(newestFirst(({ at }) => at)).map(toItem)}
          />
        )}
      </DataView>
    </Section>
  );
}
