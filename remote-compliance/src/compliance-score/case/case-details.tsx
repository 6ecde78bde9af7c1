import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { completedSignOffs, requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { LifecycleTracker, ScoreMeter } from 'shared-kernel/records';
import { Section, Stack } from 'shared-kernel/ui';
import { RecordTrail } from '../../records/record-trail';
import { MilestoneProgress } from '../milestones/milestone-progress';
import { BehaviourLog } from './behaviour-log';
import { CaseFacts } from './case-facts';
import { CaseIssues } from './case-issues';
import { CasePrintSheet } from './case-print-sheet';
import { MilestoneTimeline } from './milestone-timeline';
import { ScreeningPanel } from './screening-panel';
import { SignOffPanel } from './sign-off-panel';

interface CaseDetailsProps {
  readonly record: ComplianceRecord;
}

/** Everything about one case (CO4). */
export function CaseDetails({ record }: CaseDetailsProps) {
  const { complianceScore, currentStage } = record;
  return (
    <Stack>
      <ScoreMeter
        label="Compliance score"
        score={complianceScore}
        band={complianceScoreBandView[complianceScoreBand(complianceScore)]}
      />
      <MilestoneProgress record={record} />
      <LifecycleTracker
        stage={currentStage}
        signOffs={{ completed: completedSignOffs(currentStage), required: requiredSignOffs }}
      />
      <CaseFacts record={record} />
      <Section title="Flagged issues" look="plain">
        <CaseIssues record={record} />
      </Section>
      <ScreeningPanel record={record} />
      <SignOffPanel record={record} />
      <MilestoneTimeline record={record} />
      <BehaviourLog record={record} />
      <RecordTrail collection="complianceRecords" id={record.id} noun="case" />
      <CasePrintSheet record={record} />
    </Stack>
  );
}
