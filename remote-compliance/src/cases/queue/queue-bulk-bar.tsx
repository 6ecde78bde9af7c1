import { portalKeys } from 'shared-kernel/domain/portal';
import { isCaseDecider, type ReviewCase } from 'shared-kernel/domain/review-case';
import { BulkButton, type BulkBarProps } from 'shared-kernel/records';
import { Icon, SelectionBar } from 'shared-kernel/ui';
import { useCollection, useCommand, usePortalPeople } from 'shared-kernel/workspace';
import { assignCases } from '../commands/assign-cases';
import { getAssignmentError } from '../rules/assignment';
import { findAssignedCases } from '../rules/urgency';

const none: readonly ReviewCase[] = [];
const nameOf = ({ name }: ReviewCase) => name;

export function QueueBulkBar({ selection }: BulkBarProps<ReviewCase>) {
  const { picked } = selection;
  const { run, availability } = useCommand(assignCases);
  const { data: all = none } = useCollection('cases');
  const people = usePortalPeople();
  const assignable = portalKeys.filter((portal) =>
    picked.some((one) => isCaseDecider(one, portal)),
  );
  return (
    <SelectionBar
      label="Selected review cases"
      count={picked.length}
      total={selection.total}
      onAll={selection.pickAll}
      onNone={selection.pickNone}
    >
      {assignable.map((to) => {
        const load = findAssignedCases(all, people[to]).length;
        return (
          <BulkButton
            key={to}
            label={`Assign to ${people[to].name}`}
            icon={<Icon name="user" />}
            availability={availability}
            rows={picked}
            nameOf={nameOf}
            refusalOf={(one, accepted) => getAssignmentError(one, people[to], load + accepted)}
            restLabel={(others) => `Assign ${others}`}
            onPress={(fit) => {
              void run({ ids: fit.map(({ id }) => id), to }).then(({ status }) => {
                if (status === 'done') selection.unpick(fit);
              });
            }}
            onDeselect={selection.unpick}
          />
        );
      })}
    </SelectionBar>
  );
}
