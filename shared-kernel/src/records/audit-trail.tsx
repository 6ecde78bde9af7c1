import {
  auditActionLabel,
  auditPlaceLabel,
  newestEntryFirst,
  type AuditEntry,
} from '../domain/audit';
import { formatDateTime } from '../format';
import { DataView, EmptyState, Section, TableSkeleton, Timeline, type DataViewQuery } from '../ui';
import { useAuditDetails } from '../workspace';

export interface AuditTrailProps {
  /** The entries of one record. */
  readonly entries: DataViewQuery<readonly AuditEntry[]>;
  /** What the record is called where nothing is recorded, such as “client”. */
  readonly noun: string;
}

const toItem = ({ id, at, actor, portal, action, label, note }: AuditEntry) => ({
  id,
  title: auditActionLabel({ action, label }),
  meta: `${actor}, ${auditPlaceLabel({ portal })} · ${formatDateTime(at)}`,
  ...(note !== undefined && { body: note }),
});

/** Who did what to a record and when, newest first. */
export function AuditTrail({ entries, noun }: AuditTrailProps) {
  const { denial, visible } = useAuditDetails();
  return (
    <Section title="Audit trail" look="plain" description={denial}>
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
            items={visible(list).toSorted(newestEntryFirst).map(toItem)}
          />
        )}
      </DataView>
    </Section>
  );
}
