import { useRef, useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { Badge, ErrorCard, Icon, Popover, VisuallyHidden, PopoverContent } from 'shared-kernel/ui';
import { useAvailability, setNotificationsRead } from 'shared-kernel/workspace';
import { LatestNotifications } from './latest-notifications';
import { useListPath } from 'shared-kernel/shell';
import { useUnreadCount } from '../use-unread-notifications';
import styles from './dashboard-header.module.css';
import { IconLabelTooltip } from './icon-label-tooltip';

const maxShown = 99;

/** Removes `aria-describedby`. Antd would describe the button with the whole content of the popover. */
const BellButton = (button: ComponentProps<'button'>) => (
  <IconLabelTooltip label="Notifications">
    <button type="button" {...button} aria-describedby={undefined} />
  </IconLabelTooltip>
);

const Unread = ({ count }: { readonly count: number }) => (
  <>
    <Badge
      aria-hidden="true"
      className={styles.badge}
      size="small"
      count={count}
      overflowCount={maxShown}
      title={null}
    />
    <VisuallyHidden>{count > maxShown ? `${maxShown}+` : count} unread</VisuallyHidden>
  </>
);

interface BellPanelProps {
  readonly isOpen: boolean;
  readonly tabPath: string;
  readonly onLeave: () => void;
  readonly onChoose: () => void;
}

/** Returns the focus to the bell when the keyboard focus leaves the notifications panel. */
const BellPanel = ({ isOpen, tabPath, onLeave, onChoose }: BellPanelProps) => (
  <PopoverContent label="Latest notifications" isOpen={isOpen} onLeave={onLeave}>
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorCard error={error} onRetry={resetErrorBoundary} />
      )}
    >
      <LatestNotifications tabPath={tabPath} onChoose={onChoose} />
    </ErrorBoundary>
  </PopoverContent>
);

/** Opens a popover with the latest notifications in `live` mode. In `reference` mode, the bell is a plain link (F2). */
export function NotificationBell() {
  const unread = useUnreadCount();
  const availability = useAvailability(setNotificationsRead);
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

  const leave = () => {
    bell.current?.focus();
    close();
  };

  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      classNames={{ root: styles.latest ?? '' }}
      fresh
      content={<BellPanel isOpen={isOpen} tabPath={tabPath} onLeave={leave} onChoose={close} />}
      onOpenChange={setOpen}
    >
      <BellButton
        ref={bell}
        className={styles.action}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      >
        <Icon name="bell" />
        <span className={styles.label}>Notifications</span>
        {unread > 0 && <Unread count={unread} />}
      </BellButton>
    </Popover>
  );
}
