import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { completedSignOffs, requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { LifecycleTracker, ScoreMeter } from 'shared-kernel/records';
import { RecordText, RelativeTime, VisuallyHidden, Button } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import { ScreenedCard } from '../../screening/screened-card';
import { FlaggedIssues } from '../milestones/flagged-issues';
import { MilestoneProgress } from '../milestones/milestone-progress';
import styles from './compliance-card.module.css';
import { useOpenCase } from '../use-open-case';

interface OpenCaseButtonProps {
  readonly record: Pick<ComplianceRecord, 'id' | 'name'>;
}

function OpenCaseButton({ record: { id, name } }: OpenCaseButtonProps) {
  const { openCase } = useOpenCase();
  return (
    <Button size="small" aria-label={`View details of ${name}`} onClick={() => openCase(id)}>
      View details
    </Button>
  );
}

const liveTerms = { inReference: false, permission: 'look' } as const;

interface ComplianceCardProps {
  readonly record: ComplianceRecord;
  readonly now: string;
}

/** One client's standing at a glance (CO1, CO3, T1, T2). The tracker says how far a case is; the sample says it twice. */
export function ComplianceCard({ record, now }: ComplianceCardProps) {
  const { id, name, complianceScore, currentStage, assignedReviewer, lastUpdated } = record;
  const isSample = useAvailability(liveTerms).state === 'inert';
  return (
    <ScreenedCard
      id={id}
      title={name}
      record={record}
      foot={
        <>
          <OpenCaseButton record={record} />
          <FlaggedIssues issues={record.flaggedIssues} isBrief />
          <p className={styles.update}>
            <RecordText>{assignedReviewer === '' ? 'Unassigned' : assignedReviewer}</RecordText> ·{' '}
            <VisuallyHidden>Updated</VisuallyHidden> <RelativeTime at={lastUpdated} now={now} />
          </p>
        </>
      }
    >
      <div className={styles.meters}>
        <ScoreMeter
          label="Compliance score"
          score={complianceScore}
          band={complianceScoreBandView[complianceScoreBand(complianceScore)]}
        />
        {isSample && <MilestoneProgress record={record} />}
      </div>
      <LifecycleTracker
        stage={currentStage}
        signOffs={{ completed: completedSignOffs(currentStage), required: requiredSignOffs }}
      />
    </ScreenedCard>
  );
}
