import { portalKeys } from 'shared-kernel/domain/portal';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import type { BulkBarProps } from 'shared-kernel/records';
import { CommandButton, Icon, SelectionBar } from 'shared-kernel/ui';
import { useCollection, useCommand } from 'shared-kernel/workspace';
import { assignCases } from '../commands/assign-cases';
import { assignRefusal } from '../rules/taking';
import { casesOf, isDeciderOf } from '../rules/urgency';
import { usePeople } from './use-people';

const none: readonly ReviewCase[] = [];

/** Gives the picked cases to one person. */
export function QueueBulkBar({ selection }: BulkBarProps<ReviewCase>) {
  const { picked } = selection;
  const { run, availability, isPending } = useCommand(assignCases);
  const { data: all = none } = useCollection('cases');
  const people = usePeople();
  const assignable = portalKeys.filter((portal) => picked.some((one) => isDeciderOf(one, portal)));
  return (
    <SelectionBar
      label="Selected review cases"
      count={picked.length}
      total={selection.total}
      onAll={selection.pickAll}
      onNone={selection.pickNone}
    >
      {assignable.map((to) => {
        const load = casesOf(all, to).length;
        const refusals = picked.map((one, at) => assignRefusal(one, to, load + at));
        return (
          <CommandButton
            key={to}
            icon={<Icon name="user" />}
            availability={availability}
            refusal={refusals.find((refusal) => refusal !== undefined)}
            loading={isPending}
            onPress={() => {
              void run({ ids: picked.map(({ id }) => id), to }).then(({ status }) => {
                if (status === 'done') selection.pickNone();
              });
            }}
          >
            Assign to {people[to]}
          </CommandButton>
        );
      })}
    </SelectionBar>
  );
}
