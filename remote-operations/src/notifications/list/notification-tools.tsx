import type { Notification } from 'shared-kernel/domain/notification';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { useAvailability } from 'shared-kernel/workspace';
import { exportNotifications } from '../commands/export-notifications';
import { notificationFileColumns } from './notification-file-columns';
import { notificationListPlace } from './notification-list-place';
import type { NotificationFilters } from './use-notification-filters';

interface NotificationToolsProps {
  readonly filters: NotificationFilters;
  /** What is handed out; absent while it is being read. */
  readonly rows: readonly Notification[] | undefined;
  readonly options: TableOptions<Notification>;
  /** Whether they can show as a table. */
  readonly hasTable: boolean;
}

/** What is done with the list of notifications as a whole. */
export function NotificationTools({ filters, rows, options, hasTable }: NotificationToolsProps) {
  const { tab, category, text } = filters;
  // The sample has no file of them.
  const hasFile = useAvailability(exportNotifications).state !== 'inert';
  return (
    <ListTools
      place={notificationListPlace}
      command={exportNotifications}
      rows={rows}
      columns={notificationFileColumns}
      name="notifications"
      filters={{ tab, category, search: text }}
      options={options}
      hasFile={hasFile}
      view={filters.view}
      onView={hasTable ? filters.showAs : undefined}
    />
  );
}
