import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, Popover, useIsPhone, VisuallyHidden } from 'shared-kernel/ui';
import { useAvailability, useCount, setRead } from 'shared-kernel/workspace';
import { ErrorBoundary } from '../../federation/error-boundary';
import { useListPath } from '../use-list-path';
import styles from './dashboard-header.module.css';
import { LatestNotifications } from './latest-notifications';

const mostShown = 99;

/** The way to the notifications: a popover with the latest where they can be acted on, else a plain link (F2). */
export function NotificationBell() {
  const { data: unread = 0 } = useCount('notifications', 'unread');
  const availability = useAvailability(setRead);
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const bell = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    // A frame later, once it is in the page; measured where nobody sees it, it is not to be scrolled to.
    const frame = requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  const tabPath = useListPath()('notifications');

  if (availability.state === 'inert') {
    return (
      <Link className={styles.action} to={tabPath}>
        <Icon name="bell" />
        <span className={styles.label}>Notifications</span>
      </Link>
    );
  }

  const shown = unread > mostShown ? `${mostShown}+` : String(unread);

  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement={isPhone ? 'bottom' : 'bottomRight'}
      destroyOnHidden
      content={
        <ErrorBoundary>
          <LatestNotifications
            ref={panel}
            tabPath={tabPath}
            onChoose={() => setOpen(false)}
            onLeave={() => {
              bell.current?.focus();
              setOpen(false);
            }}
          />
        </ErrorBoundary>
      }
    >
      <button
        ref={bell}
        type="button"
        className={styles.action}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      >
        <Icon name="bell" />
        <span className={styles.label}>Notifications</span>
        {unread > 0 && (
          <span className={styles.badge}>
            {shown} <VisuallyHidden>unread</VisuallyHidden>
          </span>
        )}
      </button>
    </Popover>
  );
}
