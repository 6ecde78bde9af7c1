import { useMemo, useRef } from 'react';
import { pendingDecision, type ReviewCase } from 'shared-kernel/domain/review-case';
import { useEvidencePack } from 'shared-kernel/records';
import { useCurrentPortal } from 'shared-kernel/shell';
import { CommandButton, Icon, useShortcut } from 'shared-kernel/ui';
import { useAvailability, useCommand } from 'shared-kernel/workspace';
import { caseTerms } from '../../records/change-terms';
import { belongingOfCase } from '../commands/case-work';
import { answerDecision } from '../commands/decide-case';
import { takeCase } from '../commands/take-case';
import { usePeople } from '../queue/use-people';
import { answerRefusal, submitRefusal } from '../rules/decisions';
import { takeRefusal } from '../rules/taking';
import { casesOf } from '../rules/urgency';
import type { ReviewDialog } from './review-dialogs';
import { ReviewMoves } from './review-moves';

interface ReviewActionsProps {
  readonly one: ReviewCase;
  readonly cases: readonly ReviewCase[];
  readonly onAsk: (dialog: ReviewDialog) => void;
}

/** What the second person says to a decision that waits. */
function AnswerButtons({ one, onAsk }: Omit<ReviewActionsProps, 'cases'>) {
  const portal = useCurrentPortal();
  const people = usePeople();
  const belonging = useMemo(() => belongingOfCase(one), [one]);
  const { run, availability, isPending } = useCommand(answerDecision, belonging);
  const refusal = answerRefusal(one, { by: portal, name: people[portal] });
  return (
    <>
      <CommandButton
        type="primary"
        icon={<Icon name="check" />}
        availability={availability}
        refusal={refusal}
        loading={isPending}
        onPress={() => void run({ id: one.id, answer: 'approve' })}
      >
        Approve
      </CommandButton>
      <CommandButton
        icon={<Icon name="undo" />}
        availability={availability}
        refusal={refusal}
        onPress={() => onAsk('return')}
      >
        Return
      </CommandButton>
    </>
  );
}

const notes = [
  { dialog: 'comment', icon: 'pen', label: 'Comment' },
  { dialog: 'evidence', icon: 'document', label: 'Add evidence' },
] as const;

/** Takes, decides and moves a review case; D decides. */
export function ReviewActions({ one, cases, onAsk }: ReviewActionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const portal = useCurrentPortal();
  const belonging = useMemo(() => belongingOfCase(one), [one]);
  const may = useAvailability(caseTerms, belonging);
  const take = useCommand(takeCase, belonging);
  const pack = useEvidencePack({ kind: 'case', id: one.id });
  const refusal = submitRefusal(one, portal);
  const canDecide = may.state === 'available' && refusal === undefined;
  useShortcut(canDecide ? 'd' : null, () => onAsk('decide'), root);
  return (
    <div ref={root} role="group" aria-label="Review case actions">
      {pendingDecision(one) && <AnswerButtons one={one} onAsk={onAsk} />}
      <CommandButton
        type={pendingDecision(one) ? 'default' : 'primary'}
        icon={<Icon name="scale" />}
        availability={may}
        refusal={refusal}
        aria-keyshortcuts="d"
        onPress={() => onAsk('decide')}
      >
        Decide
      </CommandButton>
      <CommandButton
        icon={<Icon name="user" />}
        availability={take.availability}
        refusal={takeRefusal(one, portal, casesOf(cases, portal).length)}
        loading={take.isPending}
        onPress={() => void take.run({ id: one.id })}
      >
        Take
      </CommandButton>
      {notes.map(({ dialog, icon, label }) => (
        <CommandButton
          key={dialog}
          icon={<Icon name={icon} />}
          availability={may}
          onPress={() => onAsk(dialog)}
        >
          {label}
        </CommandButton>
      ))}
      {pack && <CommandButton {...pack} />}
      {may.state === 'available' && <ReviewMoves one={one} onDue={() => onAsk('due')} />}
    </div>
  );
}
