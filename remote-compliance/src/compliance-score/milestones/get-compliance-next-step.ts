import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { portalLabel } from 'shared-kernel/domain/portal';
import type { RecordStep } from 'shared-kernel/records';
import { getDecidingPortals } from '../rules/sign-off-rules';
import { sectionIds, findStageBlockers } from '../rules/stage-blockers';
import { canDecideMilestone, getMilestoneActionLabel } from '../rules/decisions';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The issue that was added when the current stage was flagged. Completing the stage removes the issue. */
const flagOf = ({ milestones, currentStage }: ComplianceRecord) =>
  milestones
    .filter(({ stage, status }) => stage === currentStage && status === 'flagged')
    .map(({ comments }) => ({ text: `Flagged: ${comments}`, part: sectionIds.issues }));

/**
 * Returns the next step for a compliance record, the portals that can take this step, and what blocks it. Returns
 * `undefined` after the last stage.
 */
export function getComplianceNextStep(record: ComplianceRecord): RecordStep | undefined {
  const { currentStage } = record;
  if (!canDecideMilestone(record, currentStage, 'complete')) return undefined;
  const portals = getDecidingPortals(record, currentStage, 'complete').map(
    (key) => portalLabel[key],
  );
  return {
    text: getMilestoneActionLabel('complete', currentStage),
    by: `${either.format(portals)} portal`,
    blockers: [...flagOf(record), ...findStageBlockers(record, currentStage)],
  };
}
