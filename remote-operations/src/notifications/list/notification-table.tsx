import type { Notification } from 'shared-kernel/domain/notification';
import type { TableOptions } from 'shared-kernel/records';
import { DataTable, SelectionBar, type RowSelection } from 'shared-kernel/ui';
import { BulkMarks } from './bulk-marks';

interface NotificationTableProps {
  readonly notifications: readonly Notification[];
  readonly options: TableOptions<Notification>;
  /** Absent where several cannot be marked at once. */
  readonly selection: RowSelection<Notification> | undefined;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
}

const idOf = ({ id }: Notification) => id;
const nameOf = ({ title }: Notification) => title;

/** The notifications as rows, and what can be done with the picked ones. */
export const NotificationTable = ({
  notifications,
  options,
  selection,
  openId,
  onOpen,
}: NotificationTableProps) => (
  <>
    <DataTable
      label="Notifications"
      columns={options.columns}
      density={options.density}
      rows={notifications}
      rowKey={idOf}
      rowName={nameOf}
      selection={selection}
      selectedKey={openId}
      onRow={({ id }) => onOpen(id)}
    />
    {selection && (
      <SelectionBar
        label="Selected notifications"
        count={selection.picked.length}
        onNone={selection.pickNone}
      >
        <BulkMarks picked={selection.picked} shown={options.columns.map(({ key }) => key)} />
      </SelectionBar>
    )}
  </>
);
