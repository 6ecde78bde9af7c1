import { useState, type ComponentProps } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { DateField, CommandDialog } from 'shared-kernel/form';
import { toLocalDate } from 'shared-kernel/format';
import type { DialogControls } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { ReasonDialog } from '../../records/reason-form';
import { answerDecision, decisionReasonSchema } from '../commands/decide-case';
import { caseDueDateSchema, setCaseDueDate } from '../commands/schedule-case';
import { addCaseEvidence, caseNoteTextSchema, commentOnCase } from '../commands/comment-on-case';
import { ApproveDecisionDialog } from './approve-decision-dialog';
import { CaseDecisionDialog } from './case-decision-dialog';

const labels = {
  decide: 'Submit decision',
  due: 'Change due date',
  comment: 'Add comment',
  evidence: 'Add evidence',
  return: 'Return decision',
  approve: 'Approve decision',
} as const;

export type ReviewDialogKind = keyof typeof labels;

interface ReviewDialogsProps {
  readonly reviewCase: ReviewCase;
  readonly dialog: ReviewDialogKind | undefined;
  readonly onClose: () => void;
}

const dueFields = v.object({ due: caseDueDateSchema });

type Text = Pick<ComponentProps<typeof ReasonDialog>, 'question' | 'effect' | 'schema' | 'onRun'>;

function useTexts(
  one: ReviewCase,
): Readonly<Record<Exclude<ReviewDialogKind, 'due' | 'decide' | 'approve' | 'return'>, Text>> {
  const { id } = one;
  const comment = useCommand(commentOnCase);
  const evidence = useCommand(addCaseEvidence);
  return {
    comment: {
      question: 'Comment',
      effect:
        'The comment is visible to all users with access to this case. Enter @ and a full name to mention a person.',
      schema: caseNoteTextSchema,
      onRun: (text) => comment.run({ id, text }),
    },
    evidence: {
      question: 'What was found or received?',
      effect: 'A pending decision is withdrawn. Submit the decision again after you add evidence.',
      schema: caseNoteTextSchema,
      onRun: (text) => evidence.run({ id, text }),
    },
  };
}

interface ReturnDialogProps extends DialogControls {
  readonly reviewCase: ReviewCase;
  readonly title: string;
}

/** Asks why a decision is returned to its author. Fails if another decision replaced the shown decision. */
function ReturnDialog({ reviewCase, ...ends }: ReturnDialogProps) {
  const { run } = useCommand(answerDecision);
  const [decision] = useState(reviewCase.decisions.length);
  return (
    <ReasonDialog
      {...ends}
      label={labels.return}
      question="Reason for the return"
      effect="The review case is reopened and remains assigned to the same person."
      schema={decisionReasonSchema}
      draftKey={`case.return ${reviewCase.id}`}
      onRun={(reason) => run({ id: reviewCase.id, answer: 'return', reason, decision })}
    />
  );
}

export function ReviewDialogs({ reviewCase, dialog, onClose }: ReviewDialogsProps) {
  const texts = useTexts(reviewCase);
  const due = useCommand(setCaseDueDate);
  const today = toLocalDate(useWorkspaceClock());
  if (!dialog) return null;
  const label = labels[dialog];
  const ends = { open: true, title: `${label}, ${reviewCase.name}`, onClose };
  if (dialog === 'approve')
    return <ApproveDecisionDialog open reviewCase={reviewCase} onClose={onClose} />;
  if (dialog === 'decide') return <CaseDecisionDialog {...ends} reviewCase={reviewCase} />;
  if (dialog === 'return') return <ReturnDialog {...ends} reviewCase={reviewCase} />;
  if (dialog !== 'due')
    return (
      <ReasonDialog
        {...ends}
        {...texts[dialog]}
        label={label}
        draftKey={`case.${dialog} ${reviewCase.id}`}
      />
    );
  return (
    <CommandDialog
      {...ends}
      size="small"
      label={label}
      schema={dueFields}
      defaultValues={{ due: reviewCase.due }}
      draftKey={`case.setDue ${reviewCase.id}`}
      submit={label}
      onSubmit={(to) => due.run({ id: reviewCase.id, ...to })}
    >
      {({ control }) => <DateField name="due" label="Due" control={control} min={today} required />}
    </CommandDialog>
  );
}
