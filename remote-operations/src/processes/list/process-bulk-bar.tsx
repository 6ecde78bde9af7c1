import type { Process } from 'shared-kernel/domain/process';
import { formatNumber } from 'shared-kernel/format';
import { ExportList } from 'shared-kernel/records';
import { CommandButton, Icon, SelectionBar, type RowSelection } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { exportProcesses } from '../commands/look-at-processes';
import { planningTerms } from '../commands/terms';
import { IcsButton } from '../calendar/ics-button';
import { useOpening } from '../late-dialogs';
import { processFileColumns } from './process-columns';

interface ProcessBulkBarProps {
  readonly selection: RowSelection<Process>;
  /** The columns that a table shows; absent where there is none. */
  readonly shown?: readonly string[] | undefined;
}

/** Why not all of them can be postponed. */
function refusalOf(picked: readonly Process[]): string | undefined {
  const over = picked.filter(({ status }) => status === 'completed').length;
  if (over === 0) return undefined;
  return picked.length === 1
    ? 'This process is completed.'
    : `${formatNumber(over)} of the ${formatNumber(picked.length)} are completed.`;
}

/** What can be done with the picked processes at once. */
export function ProcessBulkBar({ selection, shown }: ProcessBulkBarProps) {
  const { picked, total, pickAll, pickNone } = selection;
  const opening = useOpening();
  return (
    <SelectionBar
      label="Selected processes"
      count={picked.length}
      total={total}
      onAll={pickAll}
      onNone={pickNone}
    >
      <CommandButton
        availability={useAvailability(planningTerms)}
        refusal={refusalOf(picked)}
        icon={<Icon name="clock" />}
        {...opening({ kind: 'postpone', ids: picked.map(({ id }) => id), onDone: pickNone })}
      >
        Postpone
      </CommandButton>
      <IcsButton processes={picked} name="processes-selected" />
      <ExportList
        command={exportProcesses}
        rows={picked}
        columns={processFileColumns}
        shown={shown}
        name="processes-selected"
        label="Export selected"
        isSelection
      />
    </SelectionBar>
  );
}
