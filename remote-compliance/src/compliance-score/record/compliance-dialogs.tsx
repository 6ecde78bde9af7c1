import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageDisplay } from 'shared-kernel/domain/lifecycle';
import type { LazyDialogProps, DialogControls } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import { openReviewCase, reviewRequestSchema } from '../../cases/commands/open-review-case';
import { ReasonDialog } from '../../records/reason-form';
import { adjustScore } from '../../screening/compliance-history';
import { decideMilestone } from '../commands/decide-milestone';
import { createMilestoneCommentSchema } from '../commands/milestone-decision';
import { raiseIssue, issueTextSchema } from '../commands/raise-issue';
import {
  resolveIssue,
  issueResolutionLabel,
  issueResolutionOutcomes,
  issueResolutionSchema,
} from '../commands/resolve-issue';
import { screeningReasonSchema, advanceScreening } from '../commands/advance-screening';
import type { ComplianceDialog } from '../compliance-dialog';
import { issueScorePenalty } from '../commands/issue-rules';
import { milestoneDecisionRules } from '../rules/decisions';
import { screeningLabel, screeningStepRules } from '../screenings/screening-rules';
import { applyScreeningStep } from '../screenings/apply-screening-step';

interface RequestedDialog<Kind extends ComplianceDialog['kind']> {
  readonly record: ComplianceRecord;
  readonly dialog: Extract<ComplianceDialog, { readonly kind: Kind }>;
  readonly ends: DialogControls;
}

/**
 * Returns the compliance score before and after a change. Returns `undefined` if the score is at its limit and cannot
 * change.
 */
function scoreBy({ complianceScore: before }: ComplianceRecord, points: number) {
  const after = adjustScore(before, points);
  return after === before ? undefined : { before, after };
}

const milestoneHint = {
  complete: 'Your comment is optional and appears in the timeline.',
  clear:
    'Issues are open. Explain why the stage can be completed. Your comment appears in the timeline.',
  flag: 'Your comment is added to the flagged issues.',
};

function DecideMilestone({ record, dialog, ends }: RequestedDialog<'milestone'>) {
  const { id, name, complianceScore: before } = record;
  const { stage, decision } = dialog;
  const { run } = useCommand(decideMilestone);
  const { label, effect, scoreChange } = milestoneDecisionRules[decision];
  const isFlag = decision === 'flag';
  const clears = !isFlag && record.flaggedIssues.length > 0;
  return (
    <ReasonDialog
      {...ends}
      title={`${label} ${lifecycleStageDisplay[stage].label}, ${name}`}
      label={`${label} milestone`}
      draftKey={`compliance.decideMilestone ${id} ${stage} ${decision}`}
      question="Comment"
      hint={milestoneHint[isFlag ? 'flag' : clears ? 'clear' : 'complete']}
      isOptional={!isFlag && !clears}
      schema={createMilestoneCommentSchema(record, decision)}
      effect={effect}
      score={{ before, after: adjustScore(before, scoreChange) }}
      isDanger={isFlag}
      onRun={(comment, _choice, showInvalid) => run({ id, stage, decision, comment }, showInvalid)}
    />
  );
}

function WorkScreening({
  record,
  dialog: { screening, step },
  ends,
}: RequestedDialog<'screening'>) {
  const { run } = useCommand(advanceScreening);
  const rule = screeningStepRules[step];
  const label = `${rule.label} ${screeningLabel[screening]}`;
  const before = record.complianceScore;
  const taken = { screening, step, reason: '', reviewer: '' };
  const after =
    applyScreeningStep(record, taken, new Date(record.lastUpdated))?.complianceScore ?? before;
  return (
    <ReasonDialog
      {...ends}
      title={`${label}, ${record.name}`}
      label={label}
      draftKey={`compliance.workScreening ${record.id} ${screening} ${step}`}
      question={rule.question}
      schema={screeningReasonSchema}
      effect={rule.effect}
      score={after === before ? undefined : { before, after }}
      isDanger={step === 'flag'}
      onRun={(reason) => run({ id: record.id, screening, step, reason })}
    />
  );
}

const settlement = {
  label: 'Outcome',
  options: issueResolutionOutcomes.map((value) => ({ value, label: issueResolutionLabel[value] })),
};

function SettleIssue({ record, dialog: { issue }, ends }: RequestedDialog<'issue'>) {
  const { run } = useCommand(resolveIssue);
  const { id, name } = record;
  return (
    <ReasonDialog
      {...ends}
      title={`Resolve an issue, ${name}`}
      label="Resolve issue"
      draftKey={`compliance.settleIssue ${id} ${issue}`}
      question="Resolution"
      choice={settlement}
      schema={issueResolutionSchema}
      effect={`“${issue}” is removed from the flagged issues. The client’s history shows the resolution.`}
      score={scoreBy(record, issueScorePenalty)}
      onRun={(how, outcome = 'fixed') => run({ id, issue, how, outcome })}
    />
  );
}

function RaiseIssue({ record, ends }: Omit<RequestedDialog<'raise'>, 'dialog'>) {
  const { run } = useCommand(raiseIssue);
  const { id, name } = record;
  return (
    <ReasonDialog
      {...ends}
      title={`Raise an issue, ${name}`}
      label="Raise issue"
      draftKey={`compliance.raiseIssue ${id}`}
      question="Issue"
      schema={issueTextSchema}
      effect="The stages Compliant and Executed cannot be completed until the issue is resolved."
      score={scoreBy(record, -issueScorePenalty)}
      onRun={(issue) => run({ id, issue })}
    />
  );
}

function OpenReview({ record: { id, name }, ends }: Omit<RequestedDialog<'review'>, 'dialog'>) {
  const { run } = useCommand(openReviewCase);
  return (
    <ReasonDialog
      {...ends}
      title={`Open a review case, ${name}`}
      label="Open review case"
      draftKey={`case.open ${id}`}
      question="What should be reviewed?"
      schema={reviewRequestSchema}
      effect="The review case is added to your queue. One person submits a decision and another person approves the decision."
      onRun={(reason) => run({ recordId: id, reason })}
    />
  );
}

export function ComplianceDialogs({ dialog, ...ends }: LazyDialogProps<ComplianceDialog>) {
  const { data: record } = useRecord('complianceRecords', dialog.caseId);
  if (!record) return null;
  switch (dialog.kind) {
    case 'milestone':
      return <DecideMilestone record={record} dialog={dialog} ends={ends} />;
    case 'screening':
      return <WorkScreening record={record} dialog={dialog} ends={ends} />;
    case 'issue':
      return <SettleIssue record={record} dialog={dialog} ends={ends} />;
    case 'raise':
      return <RaiseIssue record={record} ends={ends} />;
    case 'review':
      return <OpenReview record={record} ends={ends} />;
  }
}
