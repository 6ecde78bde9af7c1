import {
  complianceScoreBand,
  complianceScoreBandView,
  type ComplianceRecord,
} from 'shared-kernel/domain/compliance';
import { completedSignOffs, requiredSignOffs, riskLevelView } from 'shared-kernel/domain/lifecycle';
import { LifecycleTracker, RelativeTime, ScoreMeter, StatusTag } from 'shared-kernel/ui';
import { ScreeningTags } from '../../screening/screening-tags';
import { FlaggedIssues } from '../milestones/flagged-issues';
import { MilestoneProgress } from '../milestones/milestone-progress';
import styles from './compliance-card.module.css';
import { OpenCaseButton } from './open-case-button';

interface ComplianceCardProps {
  readonly record: ComplianceRecord;
  readonly now: string;
}

/** One client's standing at a glance (CO1, CO3, T1, T2). */
export function ComplianceCard({ record, now }: ComplianceCardProps) {
  const { id, name, complianceScore, currentStage, riskLevel, lastUpdated } = record;
  const titleId = `${id}-title`;
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h3 id={titleId}>{name}</h3>
        <div className={styles['tags']}>
          <StatusTag view={riskLevelView[riskLevel]} size="small" />
          <ScreeningTags {...record} />
        </div>
      </header>
      <div className={styles['meters']}>
        <ScoreMeter
          label="Compliance score"
          score={complianceScore}
          band={complianceScoreBandView[complianceScoreBand(complianceScore)]}
        />
        <MilestoneProgress record={record} />
      </div>
      <LifecycleTracker
        stage={currentStage}
        signOffs={{ completed: completedSignOffs(currentStage), required: requiredSignOffs }}
      />
      <FlaggedIssues issues={record.flaggedIssues} />
      <footer className={styles['foot']}>
        <OpenCaseButton record={record} />
        <p>
          {record.assignedReviewer === '' ? 'Unassigned' : record.assignedReviewer} · Updated{' '}
          <RelativeTime at={lastUpdated} now={now} />
        </p>
      </footer>
    </article>
  );
}
