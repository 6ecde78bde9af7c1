import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { ReasonForm } from '../../records/reason-form';
import { answerDecision, decisionReasonSchema } from '../commands/decide-case';
import { addCaseEvidence, caseNoteTextSchema, commentOnCase } from '../commands/note-on-case';
import { DecideForm } from './decide-form';
import { DueForm } from './due-form';
import type { ReviewDialog } from './review-dialog';

interface ReviewDialogsProps {
  readonly one: ReviewCase;
  readonly dialog: ReviewDialog | undefined;
  readonly onClose: () => void;
}

const labels: Record<ReviewDialog, string> = {
  decide: 'Submit decision',
  due: 'Change due date',
  comment: 'Add comment',
  evidence: 'Add evidence',
  return: 'Return decision',
};

/** What each text is asked for by, and what it does. */
function useTexts({ id }: ReviewCase) {
  const comment = useCommand(commentOnCase);
  const evidence = useCommand(addCaseEvidence);
  const answer = useCommand(answerDecision);
  return {
    comment: {
      question: 'Comment',
      effect: 'Everyone who opens the case reads it. Write @ and a full name to mention a person.',
      schema: caseNoteTextSchema,
      isPending: comment.isPending,
      onRun: (text: string) => comment.run({ id, text }),
    },
    evidence: {
      question: 'What was found or received?',
      effect: 'A decision that waits for approval is cleared and has to be submitted again.',
      schema: caseNoteTextSchema,
      isPending: evidence.isPending,
      onRun: (text: string) => evidence.run({ id, text }),
    },
    return: {
      question: 'Why is it returned?',
      effect: 'The case is open again and keeps its owner.',
      schema: decisionReasonSchema,
      isPending: answer.isPending,
      onRun: (reason: string) => answer.run({ id, answer: 'return', reason }),
    },
  };
}

/** The forms of a review case, one at a time. */
export function ReviewDialogs({ one, dialog, onClose }: ReviewDialogsProps) {
  const texts = useTexts(one);
  if (!dialog) return null;
  const label = labels[dialog];
  return (
    <FormDialog open title={`${label}, ${one.name}`} size="small" onClose={onClose}>
      {({ leave }) => {
        const ends = { label, onCancel: leave, onDone: onClose };
        if (dialog === 'decide') return <DecideForm one={one} {...ends} />;
        if (dialog === 'due') return <DueForm one={one} {...ends} />;
        return <ReasonForm {...texts[dialog]} {...ends} draftKey={`case.${dialog} ${one.id}`} />;
      }}
    </FormDialog>
  );
}
