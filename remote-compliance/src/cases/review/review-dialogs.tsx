import type { ComponentProps } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { CommandForm, DateField } from 'shared-kernel/form';
import { dayOf } from 'shared-kernel/format';
import { FormDialog } from 'shared-kernel/records';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { ReasonDialog } from '../../records/reason-form';
import type { CaseOutcome } from '../../records/review-case';
import { outcomeLabel } from '../case-views';
import { answerDecision, decisionReasonSchema, submitDecision } from '../commands/decide-case';
import { caseDueSchema, setCaseDue } from '../commands/move-case';
import { addCaseEvidence, caseNoteTextSchema, commentOnCase } from '../commands/note-on-case';
import { openOutcomes } from '../rules/decisions';

const labels = {
  decide: 'Submit decision',
  due: 'Change due date',
  comment: 'Add comment',
  evidence: 'Add evidence',
  return: 'Return decision',
} as const;

/** What is being written or decided about the open review case. */
export type ReviewDialog = keyof typeof labels;

interface ReviewDialogsProps {
  readonly one: ReviewCase;
  readonly dialog: ReviewDialog | undefined;
  readonly onClose: () => void;
}

const dueFields = v.object({ due: caseDueSchema });

type Text = Pick<
  ComponentProps<typeof ReasonDialog<CaseOutcome>>,
  'question' | 'effect' | 'schema' | 'choice' | 'isPending' | 'onRun'
>;

/** What each text is asked for by, and what it does. */
function useTexts(one: ReviewCase): Readonly<Record<Exclude<ReviewDialog, 'due'>, Text>> {
  const { id } = one;
  const decide = useCommand(submitDecision);
  const comment = useCommand(commentOnCase);
  const evidence = useCommand(addCaseEvidence);
  const answer = useCommand(answerDecision);
  const options = openOutcomes(one).map((value) => ({ value, label: outcomeLabel[value] }));
  return {
    decide: {
      question: 'Why this outcome?',
      effect:
        'Another person, in another portal, approves or returns it. It cannot be undone; submit a new decision to replace it.',
      choice: { label: 'Outcome', options },
      schema: decisionReasonSchema,
      isPending: decide.isPending,
      onRun: (reason, outcome = 'false_positive') => decide.run({ id, outcome, reason }),
    },
    comment: {
      question: 'Comment',
      effect:
        'Everyone who opens the case can read it. Write @ and a full name to mention a person.',
      schema: caseNoteTextSchema,
      isPending: comment.isPending,
      onRun: (text) => comment.run({ id, text }),
    },
    evidence: {
      question: 'What was found or received?',
      effect: 'A decision that is waiting for approval is cleared. Submit it again.',
      schema: caseNoteTextSchema,
      isPending: evidence.isPending,
      onRun: (text) => evidence.run({ id, text }),
    },
    return: {
      question: 'Why is it returned?',
      effect: 'The case is open again and keeps its owner.',
      schema: decisionReasonSchema,
      isPending: answer.isPending,
      onRun: (reason) => answer.run({ id, answer: 'return', reason }),
    },
  };
}

/** The forms of a review case, one at a time. */
export function ReviewDialogs({ one, dialog, onClose }: ReviewDialogsProps) {
  const texts = useTexts(one);
  const due = useCommand(setCaseDue);
  const today = dayOf(useWorkspaceClock());
  if (!dialog) return null;
  const label = labels[dialog];
  const ends = { open: true, title: `${label}, ${one.name}`, onClose };
  if (dialog !== 'due')
    return (
      <ReasonDialog
        {...ends}
        {...texts[dialog]}
        label={label}
        draftKey={
          dialog === 'decide' ? `case.submitDecision ${one.id}` : `case.${dialog} ${one.id}`
        }
      />
    );
  return (
    <FormDialog {...ends} size="small">
      <CommandForm
        label={label}
        schema={dueFields}
        defaultValues={{ due: one.due }}
        draftKey={`case.setDue ${one.id}`}
        submit={label}
        isPending={due.isPending}
        onSubmit={(to) => due.run({ id: one.id, ...to })}
      >
        {({ control }) => (
          <DateField name="due" label="Due" control={control} min={today} required />
        )}
      </CommandForm>
    </FormDialog>
  );
}
