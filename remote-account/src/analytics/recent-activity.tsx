import { useMemo } from 'react';
import type { AnalyticsFigures } from './analytics-figures';
import { auditPortalLabel, compareNewestFirst } from 'shared-kernel/domain/audit';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { startOfDay } from 'shared-kernel/format';
import { auditLogPath, Link } from 'shared-kernel/shell';
import { RecordText } from 'shared-kernel/ui';
import { useIndexed } from 'shared-kernel/workspace';
import { Activity, maxShownEntries } from '../activity';

interface RecentActivityProps {
  readonly figures: AnalyticsFigures;
  readonly portal: PortalKey;
}

export function RecentActivity({ figures, portal }: RecentActivityProps) {
  const { from } = figures.window;
  const newest = useMemo(
    () => ({ from: startOfDay(from), descending: true, limit: maxShownEntries }),
    [from],
  );
  return (
    <Activity
      title="Recent activity"
      actions={<Link to={auditLogPath(portal)}>Audit log</Link>}
      query={useIndexed('auditEntries', 'at', newest)}
      listed={(entries) => entries.toSorted(compareNewestFirst)}
      empty={{ title: 'No activity in this period', description: 'User activity appears here.' }}
      metaOf={(entry, when) => (
        <>
          <RecordText>{entry.actor}</RecordText>, {auditPortalLabel(entry)} · {when}
        </>
      )}
    />
  );
}
