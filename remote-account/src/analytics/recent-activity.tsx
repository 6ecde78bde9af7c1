import { useMemo } from 'react';
import type { AnalyticsMetrics } from './analytics-metrics';
import { getAuditPortalLabel, compareNewestFirst } from 'shared-kernel/domain/audit';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { startOfDay } from 'shared-kernel/format';
import { createAuditLogPath, Link } from 'shared-kernel/shell';
import { RecordText } from 'shared-kernel/ui';
import { useRecordsByIndex } from 'shared-kernel/workspace';
import { Activity, maxShownActivityEntries } from '../activity';

interface RecentActivityProps {
  readonly figures: AnalyticsMetrics;
  readonly portal: PortalKey;
}

export function RecentActivity({ figures, portal }: RecentActivityProps) {
  const { from } = figures.window;
  const newest = useMemo(
    () => ({ from: startOfDay(from), descending: true, limit: maxShownActivityEntries }),
    [from],
  );
  return (
    <Activity
      title="Recent activity"
      actions={<Link to={createAuditLogPath(portal)}>Audit log</Link>}
      query={useRecordsByIndex('auditEntries', 'at', newest)}
      listed={(entries) => entries.toSorted(compareNewestFirst)}
      empty={{ title: 'No activity in this period', description: 'User activity appears here.' }}
      metaOf={(entry, when) => (
        <>
          <RecordText>{entry.actor}</RecordText>, {getAuditPortalLabel(entry)} · {when}
        </>
      )}
    />
  );
}
