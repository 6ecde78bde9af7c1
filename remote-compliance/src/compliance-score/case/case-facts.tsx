import { useMemo } from 'react';
import { caseClient } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageView, riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatDateTime } from 'shared-kernel/format';
import { CopyText, DescriptionGrid } from 'shared-kernel/records';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { RelativeTime, StatusTag } from 'shared-kernel/ui';
import { useClientOf, useWorkspaceClock } from 'shared-kernel/workspace';
import { ScreeningTags } from '../../screening/screening-tags';
import styles from '../../records/row.module.css';

/** The single facts of a case, and the way to its client (CO2). */
export function CaseFacts({ record }: { readonly record: ComplianceRecord }) {
  const now = useWorkspaceClock();
  const recordPath = useRecordPath();
  const client = useClientOf(useMemo(() => caseClient(record), [record]));
  const { id, currentStage, riskLevel, assignedReviewer, lastUpdated } = record;
  return (
    <DescriptionGrid
      items={[
        { label: 'Case', value: <CopyText text={id} label="case number" /> },
        {
          label: 'Client',
          value: client ? (
            <Link to={recordPath('clients', client.id)}>Client profile</Link>
          ) : (
            record.name
          ),
        },
        { label: 'Stage', value: lifecycleStageView[currentStage].label },
        { label: 'Risk', value: <StatusTag view={riskLevelView[riskLevel]} size="small" /> },
        {
          label: 'Screenings',
          value: (
            <span className={styles.tight}>
              <ScreeningTags {...record} />
            </span>
          ),
        },
        { label: 'Assigned reviewer', value: assignedReviewer || 'Unassigned' },
        {
          label: 'Last updated',
          value: (
            <>
              {formatDateTime(lastUpdated)} (<RelativeTime at={lastUpdated} now={now} />)
            </>
          ),
        },
      ]}
    />
  );
}
