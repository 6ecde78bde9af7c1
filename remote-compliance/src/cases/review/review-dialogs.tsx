import { useState, type ComponentProps } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { DateField, CommandDialog } from 'shared-kernel/form';
import { dayOf } from 'shared-kernel/format';
import type { DialogControls } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { ReasonDialog } from '../../records/reason-form';
import { answerDecision, decisionReasonSchema } from '../commands/decide-case';
import { caseDueSchema, setCaseDue } from '../commands/move-case';
import { addCaseEvidence, caseNoteTextSchema, commentOnCase } from '../commands/note-on-case';
import { ApproveDialog } from './approve-dialog';
import { DecideDialog } from './decide-dialog';

const labels = {
  decide: 'Submit decision',
  due: 'Change due date',
  comment: 'Add comment',
  evidence: 'Add evidence',
  return: 'Return decision',
  approve: 'Approve decision',
} as const;

export type ReviewDialog = keyof typeof labels;

interface ReviewDialogsProps {
  readonly one: ReviewCase;
  readonly dialog: ReviewDialog | undefined;
  readonly onClose: () => void;
}

const dueFields = v.object({ due: caseDueSchema });

type Text = Pick<ComponentProps<typeof ReasonDialog>, 'question' | 'effect' | 'schema' | 'onRun'>;

function useTexts(
  one: ReviewCase,
): Readonly<Record<Exclude<ReviewDialog, 'due' | 'decide' | 'approve' | 'return'>, Text>> {
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
      effect: 'A pending decision is cleared. Submit the decision again after you add evidence.',
      schema: caseNoteTextSchema,
      onRun: (text) => evidence.run({ id, text }),
    },
  };
}

interface ReturnDialogProps extends DialogControls {
  readonly one: ReviewCase;
  readonly title: string;
}

/** Asks why a decision is returned to its author. Fails if another decision replaced the shown decision. */
function ReturnDialog({ one, ...ends }: ReturnDialogProps) {
  const { run } = useCommand(answerDecision);
  const [decision] = useState(one.decisions.length);
  return (
    <ReasonDialog
      {...ends}
      label={labels.return}
      question="Reason for the return"
      effect="The review case is reopened and remains assigned to the same person."
      schema={decisionReasonSchema}
      draftKey={`case.return ${one.id}`}
      onRun={(reason) => run({ id: one.id, answer: 'return', reason, decision })}
    />
  );
}

export function ReviewDialogs({ one, dialog, onClose }: ReviewDialogsProps) {
  const texts = useTexts(one);
  const due = useCommand(setCaseDue);
  const today = dayOf(useWorkspaceClock());
  if (!dialog) return null;
  const label = labels[dialog];
  const ends = { open: true, title: `${label}, ${one.name}`, onClose };
  if (dialog === 'approve') return <ApproveDialog open one={one} onClose={onClose} />;
  if (dialog === 'decide') return <DecideDialog {...ends} one={one} />;
  if (dialog === 'return') return <ReturnDialog {...ends} one={one} />;
  if (dialog !== 'due')
    return (
      <ReasonDialog
        {...ends}
        {...texts[dialog]}
        label={label}
        draftKey={`case.${dialog} ${one.id}`}
      />
    );
  return (
    <CommandDialog
      {...ends}
      size="small"
      label={label}
      schema={dueFields}
      defaultValues={{ due: one.due }}
      draftKey={`case.setDue ${one.id}`}
      submit={label}
      onSubmit={(to) => due.run({ id: one.id, ...to })}
    >
      {({ control }) => <DateField name="due" label="Due" control={control} min={today} required />}
    </CommandDialog>
  );
}
