import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { portalLabel } from 'shared-kernel/domain/portal';
import type { RecordStep } from 'shared-kernel/records';
import { decidingPortals } from '../sign-offs/sign-off-rules';
import { casePart, missingForStage } from './missing-for-stage';
import { canDecideMilestone } from './decisions';

/** The flag of a case's current stage, which completing the stage settles. */
const flagOf = ({ milestones, currentStage }: ComplianceRecord) =>
  milestones
    .filter(({ stage, status }) => stage === currentStage && status === 'flagged')
    .map(({ comments }) => ({ text: `Flagged: ${comments}`, part: casePart.issues }));

/** What is to be done next with a case, by whom, and what has to be settled before; undefined at its end. */
export function caseStep(record: ComplianceRecord): RecordStep | undefined {
  const { currentStage } = record;
  if (!canDecideMilestone(record, currentStage, 'complete')) return undefined;
  const portals = decidingPortals(record, currentStage, 'complete').map((key) => portalLabel[key]);
  return {
    text: `Complete ${lifecycleStageView[currentStage].label}`,
    by: `${portals.join(' or ')} portal`,
    blockers: [...flagOf(record), ...missingForStage(record, currentStage)],
  };
}
