import type { Process } from 'shared-kernel/domain/process';
import type { TableOptions } from 'shared-kernel/records';
import { DataTable, type RowSelection } from 'shared-kernel/ui';

interface ProcessTableProps {
  readonly processes: readonly Process[];
  readonly options: TableOptions<Process>;
  /** Absent where several cannot be picked. */
  readonly selection: RowSelection<Process> | undefined;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
}

const idOf = ({ id }: Process) => id;
const nameOf = ({ name }: Process) => name;

/** The same processes as rows, in the order of the list. */
export const ProcessTable = ({
  processes,
  options,
  selection,
  openId,
  onOpen,
}: ProcessTableProps) => (
  <DataTable
    label="Processes"
    columns={options.columns}
    density={options.density}
    rows={processes}
    rowKey={idOf}
    rowName={nameOf}
    selection={selection}
    selectedKey={openId}
    onRow={({ id }) => onOpen(id)}
  />
);
