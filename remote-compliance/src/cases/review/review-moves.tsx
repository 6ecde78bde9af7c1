import { caseDeciders, type ReviewCase } from 'shared-kernel/domain/review-case';
import { portalLabel } from 'shared-kernel/domain/portal';
import { addDays, dayOf, formatDate } from 'shared-kernel/format';
import { useCurrentPortal } from 'shared-kernel/shell';
import { ActionMenu } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { assignCases } from '../commands/assign-cases';
import { escalateCase, snoozeCase } from '../commands/move-case';
import { usePeople } from '../queue/use-people';
import { dueRefusal, escalateRefusal, snoozeRefusal } from '../rules/taking';

const snoozeDays = [1, 7, 30];

interface ReviewMovesProps {
  readonly one: ReviewCase;
  readonly onDue: () => void;
}

/** Gives a case to a person or a queue, puts it off until a day, or gives it another due date. */
export function ReviewMoves({ one, onDue }: ReviewMovesProps) {
  const people = usePeople();
  const today = dayOf(useWorkspaceClock());
  const assign = useCommand(assignCases);
  const escalate = useCommand(escalateCase);
  const snooze = useCommand(snoozeCase);
  const deciders = caseDeciders[one.subject.kind];
  const portal = useCurrentPortal();
  const tomorrow = addDays(one.due < today ? today : one.due, 1);
  return (
    <ActionMenu
      label="Move"
      items={[
        ...deciders.map((to) => ({
          key: `assign ${to}`,
          label: people[to],
          group: 'Assign to',
          onSelect: () => void assign.run({ ids: [one.id], to }),
        })),
        ...deciders.map((to) => ({
          key: `queue ${to}`,
          label: portalLabel[to],
          group: 'Escalate to the queue of',
          isDisabled: escalateRefusal(one, to) !== undefined,
          onSelect: () => void escalate.run({ id: one.id, to }),
        })),
        ...snoozeDays.map((days) => {
          const until = addDays(today, days);
          return {
            key: `snooze ${days}`,
            label: formatDate(until),
            group: 'Snooze until',
            isDisabled: snoozeRefusal(one, until, today) !== undefined,
            onSelect: () => void snooze.run({ id: one.id, until }),
          };
        }),
        {
          key: 'due',
          label: 'Change due date',
          group: 'Due date',
          isDisabled: dueRefusal(one, portal, tomorrow, today) !== undefined,
          onSelect: onDue,
        },
      ]}
    />
  );
}
