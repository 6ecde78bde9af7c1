import {
  getAuditActionLabel,
  getAuditPortalLabel,
  compareNewestFirst,
  type AuditEntry,
} from '../domain/audit';
import { formatDateTime, unknownText } from '../format';
import { createAuditLogPath, Link, useCurrentPortal } from '../shell';
import { DataView, EmptyState, Section, TableSkeleton, Timeline, type DataViewQuery } from '../ui';
import { useAuditDetails, useAvailability, useRecordsByIndex } from '../workspace';
import type { PrintedTable } from './printed-record';

export interface AuditTrailProps {
  readonly entries: DataViewQuery<readonly AuditEntry[]>;
  readonly noun: string;
}

const toItem = ({ id, at, actor, portal, action, label, note }: AuditEntry) => ({
  id,
  title: getAuditActionLabel({ action, label }),
  meta: `${actor}, ${getAuditPortalLabel({ portal })} · ${formatDateTime(at)}`,
  ...(note !== undefined && { body: note }),
});

/** The link to the audit log page is not shown in `reference` mode. */
const liveTerms = { permission: 'look' } as const;

interface WholeLogLinkProps {
  readonly entries: readonly AuditEntry[] | undefined;
}

function WholeLogLink({ entries: [entry] = [] }: WholeLogLinkProps) {
  const portal = useCurrentPortal();
  const { state } = useAvailability(liveTerms);
  if (!entry || state === 'inert') return null;
  const { collection: auditType, id: auditRecord } = entry.subject;
  return (
    <Link to={createAuditLogPath(portal, { auditType, auditRecord })}>Open in the audit log</Link>
  );
}

/** The audit trail of a record, newest entries first. */
export function AuditTrail({ entries, noun }: AuditTrailProps) {
  const { denial, visible } = useAuditDetails();
  return (
    <Section
      title="Audit trail"
      look="plain"
      description={denial}
      actions={<WholeLogLink entries={entries.data} />}
    >
      <DataView
        query={entries}
        skeleton={<TableSkeleton count={3} />}
        empty={
          <EmptyState
            title="No audit entries yet"
            description={`Changes to this ${noun} will appear here.`}
          />
        }
      >
        {(list) => (
          <Timeline
            label="Audit trail"
            items={visible(list).toSorted(compareNewestFirst).map(toItem)}
          />
        )}
      </DataView>
    </Section>
  );
}

/**
 * The audit trail of a record for printing, newest entries first. Notes are included if the portal can see audit
 * details.
 *
 * @example
 * const trail = usePrintableAuditTrail('contracts', contract.id);
 * <PrintedRecord id={contract.id} title={contract.title} facts={[]} tables={[trail]} />
 */
export function usePrintableAuditTrail(collection: string, id: string): PrintedTable {
  const { data: entries = [] } = useRecordsByIndex('auditEntries', 'subject', {
    equals: `${collection}/${id}`,
  });
  const { denial } = useAuditDetails();
  const hasNotes = denial === undefined;
  return {
    title: 'Audit trail',
    columns: ['Time', 'Who', 'What', ...(hasNotes ? ['Note'] : [])],
    rows: entries
      .toSorted(compareNewestFirst)
      .map(({ at, actor, action, label, note }) => [
        formatDateTime(at),
        actor,
        getAuditActionLabel({ action, label }),
        ...(hasNotes ? [note ?? unknownText] : []),
      ]),
    empty: 'No audit entries.',
  };
}
