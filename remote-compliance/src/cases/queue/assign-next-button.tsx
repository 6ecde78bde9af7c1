import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { dayOf } from 'shared-kernel/format';
import { CommandButton, Icon, useShortcut } from 'shared-kernel/ui';
import { useCollection, useCommand, usePerson, useWorkspaceClock } from 'shared-kernel/workspace';
import { takeNextCase } from '../commands/take-case';
import { useQueueUrlState } from '../queue-url-state';
import { takeCaseRefusal } from '../rules/assignment';
import { casesOf, nextCase } from '../rules/urgency';

const none: readonly ReviewCase[] = [];

/** Assigns the most urgent unassigned review case to the current user and opens the case. Shortcut: T. */
export function AssignNextButton() {
  const { data: cases = none } = useCollection('cases');
  const person = usePerson();
  const today = dayOf(useWorkspaceClock());
  const { run, availability } = useCommand(takeNextCase);
  const { openReview } = useQueueUrlState();
  const next = nextCase(cases, person.by, today);
  const refusal = next
    ? takeCaseRefusal(next, person, casesOf(cases, person).length)
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
