import { useMemo } from 'react';
import type { AnalyticsFigures } from './analytics-figures';
import { auditActionLabel, auditPlaceLabel, newestEntryFirst } from 'shared-kernel/domain/audit';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { cutText, dayBegins } from 'shared-kernel/format';
import { auditLogPath, Link } from 'shared-kernel/shell';
import {
  DataView,
  EmptyState,
  RecordText,
  RelativeTime,
  Section,
  TableSkeleton,
  Timeline,
} from 'shared-kernel/ui';
import { useIndexed, useWorkspaceClock } from 'shared-kernel/workspace';

interface RecentActivityProps {
  readonly figures: AnalyticsFigures;
  readonly portal: PortalKey;
}

const maxShown = 8;

/** What was done last within the period, and by whom (AN2). */
export function RecentActivity({ figures, portal }: RecentActivityProps) {
  const { from } = figures.window;
  const now = useWorkspaceClock();
  const newest = useMemo(
    () => ({ from: dayBegins(from), descending: true, limit: maxShown }),
    [from],
  );
  const query = useIndexed('auditEntries', 'at', newest);
  return (
    <Section title="Recent activity" actions={<Link to={auditLogPath(portal)}>Audit log</Link>}>
      <DataView
        query={query}
        skeleton={<TableSkeleton count={4} />}
        empty={
          <EmptyState
            title="No activity in this period"
            description="User activity appears here."
          />
        }
      >
        {(entries) => (
          <Timeline
            label="Recent activity"
            items={entries
              .toSorted(newestEntryFirst)
              .map(({ id, actor, action, label, subject, at, portal: where }) => ({
                id,
                title: cutText(
                  `${cutText(auditActionLabel({ action, label }), 100)} · ${subject.label}`,
                ),
                meta: (
                  <>
                    <RecordText>{actor}</RecordText>, {auditPlaceLabel({ portal: where })} ·{' '}
                    <RelativeTime at={at} now={now} />
                  </>
                ),
              }))}
          />
        )}
      </DataView>
    </Section>
  );
}
