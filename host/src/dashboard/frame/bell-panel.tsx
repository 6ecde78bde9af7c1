import { Anchor, Arrow, Content, Portal, Root } from '@radix-ui/react-popover';
import type { KeyboardEvent, RefObject } from 'react';
import { useIsPhone } from 'shared-kernel/ui';
import { ErrorBoundary } from '../../federation/error-boundary';
import styles from './bell-panel.module.css';
import { LatestNotifications } from './latest-notifications';

interface BellPanelProps {
  readonly bell: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly tabPath: string;
  readonly onClose: () => void;
}

/** Whether Tab leads out of the panel, which stands at the end of the page and not beside the bell. */
function leadsOut({ key, shiftKey, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'Tab') return false;
  const links = currentTarget.querySelectorAll('a');
  return shiftKey
    ? target === currentTarget || target === links[0]
    : target === (links[links.length - 1] ?? currentTarget);
}

/** The latest notifications under the bell, which has the focus again when the keyboard leaves them. */
export function BellPanel({ bell, isOpen, tabPath, onClose }: BellPanelProps) {
  const isPhone = useIsPhone();
  const leave = () => {
    bell.current?.focus();
    onClose();
  };
  // Going on from the bell: Tab leads to what comes after it, Shift and Tab no further than to it.
  const leaveByKey = (event: KeyboardEvent) => {
    if (!leadsOut(event)) return;
    if (event.shiftKey) event.preventDefault();
    leave();
  };

  // Closed, it is gone at once: what were still on its way out would open again without the focus.
  if (!isOpen) return null;
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={bell} />
      <Portal>
        <Content
          className={styles.panel}
          aria-label="Latest notifications"
          align={isPhone ? 'center' : 'end'}
          sideOffset={4}
          collisionPadding={8}
          arrowPadding={12}
          onKeyDown={leaveByKey}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // It stands out of sight while it is measured, and is not to be scrolled to.
            if (event.currentTarget instanceof HTMLElement)
              event.currentTarget.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            leave();
          }}
          onInteractOutside={(event) => {
            // The bell's own press closes it.
            if (event.target instanceof Node && bell.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <ErrorBoundary>
            <LatestNotifications tabPath={tabPath} onChoose={onClose} />
          </ErrorBoundary>
          <Arrow className={styles.arrow} width={16} height={8} />
        </Content>
      </Portal>
    </Root>
  );
}
