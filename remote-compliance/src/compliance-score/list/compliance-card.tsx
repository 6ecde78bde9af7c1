import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { completedSignOffs, riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatDate } from 'shared-kernel/format';
import { RecordText, RelativeTime, StatusTag, VisuallyHidden, Button } from 'shared-kernel/ui';
import { scoreText } from '../../screening/score-band';
import { ScreeningCard } from '../../screening/screening-card';
import { FlaggedIssues } from '../milestones/flagged-issues';
import { complianceStep } from '../milestones/compliance-step';
import { MilestoneProgress } from '../milestones/milestone-progress';
import styles from './compliance-card.module.css';
import { useOpenComplianceRecord } from '../use-open-compliance-record';

interface ComplianceCardProps {
  readonly record: ComplianceRecord;
  readonly now: string;
}

export function ComplianceCard({ record, now }: ComplianceCardProps) {
  const { id, name, assignedReviewer, lastUpdated } = record;
  const { openCase } = useOpenComplianceRecord();
  return (
    <ScreeningCard
      id={id}
      kind="compliance"
      onOpen={() => openCase(id)}
      title={name}
      record={record}
      brief={{
        figure: scoreText(record),
        next: complianceStep(record)?.text ?? formatDate(lastUpdated),
        status: <StatusTag view={riskLevelView[record.riskLevel]} size="small" />,
      }}
      signOffs={{ completed: completedSignOffs(record.currentStage) }}
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
