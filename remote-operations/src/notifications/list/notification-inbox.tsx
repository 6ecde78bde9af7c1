import { useRef } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import type { TableOptions } from 'shared-kernel/records';
import { Button, EmptyState, useIsPhone, useRowSelection } from 'shared-kernel/ui';
import { setRead, useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { BulkBar } from './bulk-bar';
import styles from './notification-inbox.module.css';
import { NotificationList } from './notification-list';
import { NotificationTable } from './notification-table';
import { NotificationPanel } from './notification-panel';
import { useListKeys } from './use-list-keys';
import type { NotificationFilters } from './use-notification-filters';

interface NotificationInboxProps {
  /** What is listed, newest first. */
  readonly notifications: readonly Notification[];
  /** Otherwise they are the first of those that are still being read. */
  readonly isWhole: boolean;
  readonly filters: NotificationFilters;
  /** How they show as a table; absent where they show as a list. */
  readonly table: TableOptions<Notification> | undefined;
}

/** Nothing is in the tab, or nothing of it passes the filters. */
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

/** The list beside what is open of it, or the table below it (N3). */
export function NotificationInbox({
  notifications,
  isWhole,
  filters,
  table,
}: NotificationInboxProps) {
  const now = useWorkspaceClock();
  const selection = useRowSelection(notifications, keyOf);
  const { picked, keys, pick, pickAll, pickNone } = selection;
  const canMark = useAvailability(setRead).state === 'available';
  const isPhone = useIsPhone();
  const list = useRef<HTMLDivElement>(null);
  // Reading leaves it unread, so that the first can be shown at once.
  const first = canMark && isWhole && !isPhone && !table ? notifications[0]?.id : undefined;
  const shownId = filters.openId || (first ?? '');
  useListKeys(notifications, filters, canMark ? selection : undefined);

  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    filters.close();
  };

  if (notifications.length === 0 && filters.openId === '')
    return <NoNotification filters={filters} />;
  const panel = {
    openId: filters.openId,
    notifications: isWhole ? notifications : undefined,
    onStep: filters.step,
  };
  if (table)
    return (
      <>
        <NotificationTable
          notifications={notifications}
          options={table}
          selection={canMark && isWhole ? selection : undefined}
          openId={filters.openId}
          onOpen={filters.open}
        />
        <NotificationPanel {...panel} isOver onClose={filters.close} />
      </>
    );
  return (
    <div className={styles.panes}>
      <div ref={list} className={styles.list}>
        {canMark && (
          <BulkBar
            picked={picked}
            listed={isWhole ? notifications.length : undefined}
            onAll={pickAll}
            onNone={pickNone}
          />
        )}
        <NotificationList
          notifications={notifications}
          now={now}
          openId={shownId}
          picked={keys}
          onPick={canMark ? pick : undefined}
          onOpen={filters.open}
        />
      </div>
      <NotificationPanel {...panel} shownId={shownId} isOver={false} onClose={close} />
    </div>
  );
}
