import { useCallback, useRef } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import type { TableOptions } from 'shared-kernel/records';
import { useRecordPath } from 'shared-kernel/shell';
import {
  Button,
  DataTable,
  EmptyState,
  SelectionBar,
  useIsPhone,
  useRowSelection,
  type RowSelection,
} from 'shared-kernel/ui';
import { setNotificationsRead, useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { useNotificationShortcuts } from '../details/notification-actions';
import { NotificationBulkBar, BulkFlagButtons } from './notification-bulk-bar';
import styles from './notification-inbox.module.css';
import { NotificationList } from './notification-list';
import { NotificationPanel } from './notification-panel';
import type { NotificationFilters } from '../use-notification-filters';

interface NotificationInboxProps {
  readonly notifications: readonly Notification[];
  readonly filters: NotificationFilters;
  readonly table: TableOptions<Notification> | undefined;
}

const NoNotification = ({ filters }: Pick<NotificationInboxProps, 'filters'>) =>
  filters.isNarrowed ? (
    <EmptyState
      illustration="search"
      title="No notifications match"
      description="No notifications in this tab match the search and category."
      action={<Button onClick={filters.clear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      illustration="done"
      title="You are all caught up"
      description="This tab has no notifications."
      action={<Button onClick={() => filters.showTab('all')}>Show all notifications</Button>}
    />
  );

const keyOf = ({ id }: Notification) => id;
const nameOf = ({ title }: Notification) => title;

interface ListedProps extends Omit<NotificationInboxProps, 'table'> {
  readonly selection: RowSelection<Notification> | undefined;
}

interface TableProps extends ListedProps {
  readonly options: TableOptions<Notification>;
}

function NotificationTable({ notifications, filters, selection, options }: TableProps) {
  const pathTo = useRecordPath();
  const hrefOf = useCallback(({ id }: Notification) => pathTo('notifications', id), [pathTo]);
  return (
    <>
      <DataTable
        label="Notifications"
        columns={options.columns}
        density={options.density}
        rows={notifications}
        rowKey={keyOf}
        rowName={nameOf}
        selection={selection}
        selectedKey={filters.openId}
        onRow={({ id }) => filters.open(id)}
        rowHref={hrefOf}
      />
      {selection && (
        <SelectionBar
          label="Selected notifications"
          count={selection.picked.length}
          onNone={selection.pickNone}
        >
          <BulkFlagButtons
            picked={selection.picked}
            shown={options.columns.map(({ key }) => key)}
          />
        </SelectionBar>
      )}
      <NotificationPanel
        filters={filters}
        notifications={notifications}
        isOver
        onClose={filters.close}
      />
    </>
  );
}

function ListAndPanel({ notifications, filters, selection }: ListedProps) {
  const now = useWorkspaceClock();
  const isPhone = useIsPhone();
  const list = useRef<HTMLDivElement>(null);
  // After a page load, the first notification is shown, but stays unread until the user opens it.
  const first = selection && !isPhone ? notifications[0]?.id : undefined;
  const shownId = filters.openId || (first ?? '');
  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    filters.close();
  };
  return (
    <div className={styles.panes}>
      <div ref={list} className={styles.list}>
        {selection && (
          <NotificationBulkBar
            picked={selection.picked}
            listed={notifications.length}
            onAll={selection.pickAll}
            onNone={selection.pickNone}
          />
        )}
        <NotificationList
          notifications={notifications}
          now={now}
          openId={shownId}
          selection={selection}
          onOpen={filters.open}
        />
      </div>
      <NotificationPanel
        filters={filters}
        shownId={shownId}
        notifications={notifications}
        isOver={isPhone}
        onClose={close}
      />
    </div>
  );
}

export function NotificationInbox({ table, ...listed }: NotificationInboxProps) {
  const { notifications, filters } = listed;
  const rows = useRowSelection(notifications, keyOf);
  const canMark = useAvailability(setNotificationsRead).state === 'available';
  const selection = canMark ? rows : undefined;
  useNotificationShortcuts(notifications, filters, selection);
  if (notifications.length === 0 && filters.openId === '')
    return <NoNotification filters={filters} />;
  if (table) return <NotificationTable {...listed} selection={selection} options={table} />;
  return <ListAndPanel {...listed} selection={selection} />;
}
