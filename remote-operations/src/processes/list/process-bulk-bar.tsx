import type { Process } from 'shared-kernel/domain/process';
import { BulkButton, ListExportMenu } from 'shared-kernel/records';
import { Icon, SelectionBar, type RowSelection } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { exportProcesses } from '../commands/view-processes';
import { IcsDownloadButton } from '../calendar/ics-download-button';
import { useDialogOpener } from '../lazy-dialogs';
import { processExportColumns } from './create-process-columns';
import { processTerms } from '../commands/terms';

interface ProcessBulkBarProps {
  readonly selection: RowSelection<Process>;
  readonly shown?: readonly string[] | undefined;
}

const nameOf = ({ name }: Process) => name;
const refusalOf = ({ status }: Process) =>
  status === 'completed' ? 'This process is completed.' : undefined;

export function ProcessBulkBar({ selection, shown }: ProcessBulkBarProps) {
  const { picked, total, pickAll, pickNone, unpick } = selection;
  const opening = useDialogOpener();
  const postponing = (some: readonly Process[]) =>
    ({ kind: 'postpone', ids: some.map(({ id }) => id), onDone: () => unpick(some) }) as const;
  return (
    <SelectionBar
      label="Selected processes"
      count={picked.length}
      total={total}
      onAll={pickAll}
      onNone={pickNone}
    >
      <BulkButton
        {...opening(postponing(picked))}
        label="Postpone"
        availability={useAvailability(processTerms.createProcess)}
        rows={picked}
        nameOf={nameOf}
        refusalOf={refusalOf}
        restLabel={(others) => `Postpone ${others}`}
        icon={<Icon name="clock" />}
        onPress={(fit) => opening(postponing(fit)).onPress()}
        onDeselect={unpick}
      />
      <IcsDownloadButton processes={picked} name="processes-selected" />
      <ListExportMenu
        command={exportProcesses}
        rows={picked}
        columns={processExportColumns}
        shown={shown}
        name="processes-selected"
        label="Export selected"
        isSelection
      />
    </SelectionBar>
  );
}
