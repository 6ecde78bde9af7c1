import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageView, riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatDateTime } from 'shared-kernel/format';
import { CopyText, DescriptionGrid } from 'shared-kernel/records';
import { RelativeTime, StatusTag } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { ScreeningTags } from '../../screening/screening-tags';
import styles from './case-facts.module.css';

/** The single facts of a case (CO2). */
export function CaseFacts({ record }: { readonly record: ComplianceRecord }) {
  const now = useWorkspaceClock();
  const { id, currentStage, riskLevel, assignedReviewer, lastUpdated } = record;
  return (
    <DescriptionGrid
      items={[
        { label: 'Case', value: <CopyText text={id} label="case number" /> },
        { label: 'Stage', value: lifecycleStageView[currentStage].label },
        { label: 'Risk', value: <StatusTag view={riskLevelView[riskLevel]} size="small" /> },
        {
          label: 'Screenings',
          value: (
            <span className={styles.tags}>
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
