import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { toLocalDate } from 'shared-kernel/format';
import { CommandButton, Icon, useShortcut } from 'shared-kernel/ui';
import { useCollection, useCommand, usePerson, useWorkspaceClock } from 'shared-kernel/workspace';
import { assignNextCaseToMe } from '../commands/assign-case-to-me';
import { useQueueUrlState } from '../queue-url-state';
import { getSelfAssignmentError } from '../rules/assignment';
import { findAssignedCases, findNextCase } from '../rules/urgency';

const none: readonly ReviewCase[] = [];

/** Assigns the most urgent unassigned review case to the current user and opens the case. Shortcut: T. */
export function AssignNextButton() {
  const { data: cases = none } = useCollection('cases');
  const person = usePerson();
  const today = toLocalDate(useWorkspaceClock());
  const { run, availability } = useCommand(assignNextCaseToMe);
  const { openReview } = useQueueUrlState();
  const next = findNextCase(cases, person.by, today);
  const refusal = next
    ? getSelfAssignmentError(next, person, findAssignedCases(cases, person).length)
    : 'No unassigned review cases are available for you.';
  const take = async () => {
    const result = await run({});
    if (result.status === 'done') openReview(result.output.id);
  };
  const canTake = availability.state === 'available' && refusal === undefined;
  useShortcut(canTake ? 't' : null, () => void take());
  return (
    <CommandButton
      type="primary"
      icon={<Icon name="play" />}
      availability={availability}
      refusal={refusal}
      aria-keyshortcuts="t"
      onPress={() => void take()}
    >
      Assign next to me
    </CommandButton>
  );
}
