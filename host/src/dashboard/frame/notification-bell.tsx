import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { prefersLessData } from 'shared-kernel/shell';
import { Icon, LatePart, VisuallyHidden } from 'shared-kernel/ui';
import { useAvailability, useCount, setRead } from 'shared-kernel/workspace';
import { useListPath } from '../use-list-path';
import styles from './dashboard-header.module.css';

const maxShown = 99;

const loadPanel = async () => (await import('./bell-panel')).BellPanel;

/** A failure is not told: the press asks anew. */
const prefetch = () => {
  if (!prefersLessData()) void loadPanel().catch(() => undefined);
};

const failure = {
  title: 'The latest notifications could not be loaded',
  description: 'Check the connection, then try again.',
};

/** The way to the notifications: a popover with the latest where they can be acted on, else a plain link (F2). */
export function NotificationBell() {
  const { data: unread = 0 } = useCount('notifications', 'unread');
  const availability = useAvailability(setRead);
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  const tabPath = useListPath()('notifications');

  if (availability.state === 'inert') {
    return (
      <Link className={styles.action} to={tabPath}>
        <Icon name="bell" />
        <span className={styles.label}>Notifications</span>
      </Link>
    );
  }

  const shown = unread > maxShown ? `${maxShown}+` : String(unread);

  return (
    <>
      <button
        ref={bell}
        type="button"
        className={styles.action}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" />
        <span className={styles.label}>Notifications</span>
        {unread > 0 && (
          <span className={styles.badge}>
            {shown} <VisuallyHidden>unread</VisuallyHidden>
          </span>
        )}
      </button>
      <LatePart load={loadPanel} isAsked={isOpen} failure={failure} onFail={close}>
        {(Panel) => <Panel bell={bell} isOpen={isOpen} tabPath={tabPath} onClose={close} />}
      </LatePart>
    </>
  );
}
