import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { countCompletedSignOffs, riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { formatDate } from 'shared-kernel/format';
import { RecordText, RelativeTime, StatusTag, VisuallyHidden, Button } from 'shared-kernel/ui';
import { formatScore } from '../../screening/score-band';
import { ScreeningCard } from '../../screening/screening-card';
import { FlaggedIssues } from '../milestones/flagged-issues';
import { getComplianceNextStep } from '../milestones/get-compliance-next-step';
import { MilestoneProgress } from '../milestones/milestone-progress';
import styles from './compliance-card.module.css';
import { useComplianceDrawer } from '../use-compliance-drawer';

interface ComplianceCardProps {
  readonly record: ComplianceRecord;
  readonly now: string;
}

export function ComplianceCard({ record, now }: ComplianceCardProps) {
  const { id, name, assignedReviewer, lastUpdated } = record;
  const { openCase } = useComplianceDrawer();
  return (
    <ScreeningCard
      id={id}
      kind="compliance"
      onOpen={() => openCase(id)}
      title={name}
      record={record}
      brief={{
        figure: formatScore(record),
        next: getComplianceNextStep(record)?.text ?? formatDate(lastUpdated),
        status: <StatusTag view={riskLevelDisplay[record.riskLevel]} size="small" />,
      }}
      signOffs={{ completed: countCompletedSignOffs(record.currentStage) }}
      foot={
        <>
          <Button size="small" aria-label={`View details of ${name}`} onClick={() => openCase(id)}>
            View details
          </Button>
          <FlaggedIssues issues={record.flaggedIssues} isBrief />
          <p className={styles.update}>
            <RecordText>{assignedReviewer === '' ? 'Unassigned' : assignedReviewer}</RecordText> ·{' '}
            <VisuallyHidden>Updated</VisuallyHidden> <RelativeTime at={lastUpdated} now={now} />
          </p>
        </>
      }
    >
      <MilestoneProgress record={record} />
    </ScreeningCard>
  );
}
