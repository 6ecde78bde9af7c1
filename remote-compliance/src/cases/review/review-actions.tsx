import { useMemo, useRef, type ComponentProps } from 'react';
import {
  caseDeciders,
  findPendingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { ReadOnlyNotice, useEvidencePack } from 'shared-kernel/records';
import { ActionMenu, CommandButton, Icon, useShortcut } from 'shared-kernel/ui';
import {
  useAvailability,
  useCommand,
  usePerson,
  useWorkspaceClock,
  usePortalPersonNames,
} from 'shared-kernel/workspace';
import { getCaseOwnership } from '../commands/case-command-helpers';
import { assignCaseToMe } from '../commands/assign-case-to-me';
import { getDecisionAnswerError, getSubmissionError } from '../rules/decisions';
import {
  getDueDateError,
  getEscalationError,
  getSnoozeError,
  getSelfAssignmentError,
} from '../rules/assignment';
import { findAssignedCases } from '../rules/urgency';
import type { ReviewDialogKind } from './review-dialogs';
import { portalLabel } from 'shared-kernel/domain/portal';
import { addDays, toLocalDate, formatDate } from 'shared-kernel/format';
import { assignCases } from '../commands/assign-cases';
import { escalateCase, snoozeCase } from '../commands/schedule-case';
import { caseTerms } from '../commands/terms';

interface ReviewActionsProps {
  readonly reviewCase: ReviewCase;
  readonly cases: readonly ReviewCase[];
  readonly onAsk: (dialog: ReviewDialogKind) => void;
}

type MenuItem = ComponentProps<typeof ActionMenu>['items'][number];

function AnswerButtons({ reviewCase, onAsk }: Omit<ReviewActionsProps, 'cases'>) {
  const person = usePerson();
  const ownership = useMemo(() => getCaseOwnership(reviewCase), [reviewCase]);
  const availability = useAvailability(caseTerms.answerDecision, ownership);
  const refusal = getDecisionAnswerError(reviewCase, person);
  return (
    <>
      <CommandButton
        icon={<Icon name="undo" />}
        availability={availability}
        refusal={refusal}
        onPress={() => onAsk('return')}
      >
        Return
      </CommandButton>
      <CommandButton
        type={refusal === undefined ? 'primary' : 'default'}
        icon={<Icon name="check" />}
        availability={availability}
        refusal={refusal}
        aria-haspopup="dialog"
        onPress={() => onAsk('approve')}
      >
        Approve
      </CommandButton>
    </>
  );
}

const notes = [
  { key: 'comment', icon: 'pen', label: 'Comment' },
  { key: 'evidence', icon: 'document', label: 'Add evidence' },
] as const;

const snoozeDays = [1, 7, 30];

function useMoveItems(one: ReviewCase, onDue: () => void): readonly MenuItem[] {
  const people = usePortalPersonNames();
  const today = toLocalDate(useWorkspaceClock());
  const assign = useCommand(assignCases);
  const escalate = useCommand(escalateCase);
  const snooze = useCommand(snoozeCase);
  const deciders = caseDeciders[one.subject.kind];
  const person = usePerson();
  const tomorrow = addDays(one.due < today ? today : one.due, 1);
  return [
    ...deciders.map((to) => ({
      key: `assign ${to}`,
      label: people[to],
      group: 'Assign to',
      isPending: assign.isPending,
      onSelect: () => void assign.run({ ids: [one.id], to }),
    })),
    ...deciders.map((to) => ({
      key: `queue ${to}`,
      label: portalLabel[to],
      group: 'Escalate to queue',
      isDisabled: getEscalationError(one, to) !== undefined,
      isPending: escalate.isPending,
      onSelect: () => void escalate.run({ id: one.id, to }),
    })),
    ...snoozeDays.map((days) => {
      const until = addDays(today, days);
      return {
        key: `snooze ${days}`,
        label: formatDate(until),
        group: 'Snooze until',
        isDisabled: getSnoozeError(one, until, today) !== undefined,
        isPending: snooze.isPending,
        onSelect: () => void snooze.run({ id: one.id, until }),
      };
    }),
    {
      key: 'due',
      label: 'Change due date',
      group: 'Due date',
      isDisabled: getDueDateError(one, person, tomorrow, today) !== undefined,
      onSelect: onDue,
    },
  ];
}

function MoreActions({ reviewCase, cases, onAsk }: ReviewActionsProps) {
  const person = usePerson();
  const ownership = useMemo(() => getCaseOwnership(reviewCase), [reviewCase]);
  const may = useAvailability(caseTerms.openReviewCase, ownership);
  const take = useCommand(assignCaseToMe, ownership);
  const pack = useEvidencePack({ kind: 'case', id: reviewCase.id });
  const moves = useMoveItems(reviewCase, () => onAsk('due'));
  const canAct = may.state === 'available';
  const decide: MenuItem = {
    key: 'decide',
    icon: 'scale',
    label: 'Decide',
    refusal: getSubmissionError(reviewCase, person.by),
    onSelect: () => onAsk('decide'),
  };
  const taking: MenuItem = {
    key: 'take',
    icon: 'user',
    label: 'Assign to me',
    refusal: getSelfAssignmentError(reviewCase, person, findAssignedCases(cases, person).length),
    isPending: take.isPending,
    onSelect: () => void take.run({ id: reviewCase.id }),
  };
  const items = [
    ...(canAct && findPendingDecision(reviewCase) ? [decide, taking] : []),
    ...(canAct ? notes.map((note) => ({ ...note, onSelect: () => onAsk(note.key) })) : []),
    ...(pack?.availability?.state === 'available'
      ? [
          {
            key: 'pack',
            icon: 'shield-check' as const,
            label: 'Evidence pack',
            isPending: pack.availability.isPending,
            onSelect: pack.onPress,
          },
        ]
      : []),
    ...(canAct ? moves : []),
  ];
  return items.length > 0 && <ActionMenu label="More" items={items} />;
}

/** The buttons Decide and Assign to me. Hidden while a decision is pending approval. */
function DecideButtons({ reviewCase, cases, onAsk }: ReviewActionsProps) {
  const person = usePerson();
  const ownership = useMemo(() => getCaseOwnership(reviewCase), [reviewCase]);
  const may = useAvailability(caseTerms.submitDecision, ownership);
  const take = useCommand(assignCaseToMe, ownership);
  return (
    <>
      <CommandButton
        icon={<Icon name="user" />}
        availability={take.availability}
        refusal={getSelfAssignmentError(
          reviewCase,
          person,
          findAssignedCases(cases, person).length,
        )}
        loading={take.isPending}
        onPress={() => void take.run({ id: reviewCase.id })}
      >
        Assign to me
      </CommandButton>
      <CommandButton
        type="primary"
        icon={<Icon name="scale" />}
        availability={may}
        refusal={getSubmissionError(reviewCase, person.by)}
        aria-keyshortcuts="d"
        onPress={() => onAsk('decide')}
      >
        Decide
      </CommandButton>
    </>
  );
}

/** The two buttons of the current step, and a menu with the other actions of a review case. The D key opens Decide. */
export function ReviewActions(props: ReviewActionsProps) {
  const { reviewCase, onAsk } = props;
  const root = useRef<HTMLDivElement>(null);
  const person = usePerson();
  const ownership = useMemo(() => getCaseOwnership(reviewCase), [reviewCase]);
  const may = useAvailability(caseTerms.submitDecision, ownership);
  const canDecide =
    may.state === 'available' && getSubmissionError(reviewCase, person.by) === undefined;
  useShortcut(canDecide ? 'd' : null, () => onAsk('decide'), root);
  return (
    <div ref={root} role="group" aria-label="Review case actions">
      <MoreActions {...props} />
      {findPendingDecision(reviewCase) ? (
        <AnswerButtons reviewCase={reviewCase} onAsk={onAsk} />
      ) : (
        <DecideButtons {...props} />
      )}
      <ReadOnlyNotice
        cannot="decide this review case"
        terms={[caseTerms.submitDecision]}
        ownership={ownership}
      />
    </div>
  );
}
