import { useEffect, useRef, type KeyboardEvent } from 'react';
import { plainKey } from 'shared-kernel/shell';
import { ErrorBoundary } from '../../federation/error-boundary';
import { LatestNotifications } from './latest-notifications';

interface BellPanelProps {
  readonly isOpen: boolean;
  readonly tabPath: string;
  /** The keyboard leaves the panel for the bell. */
  readonly onLeave: () => void;
  readonly onChoose: () => void;
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
export function BellPanel({ isOpen, tabPath, onLeave, onChoose }: BellPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    // antd's popover is a tooltip to assistive technology, and a dialog is none.
    panel.current?.closest('[role="tooltip"]')?.removeAttribute('role');
    // It enters the page after this, is out of sight while it is measured, and is not to be scrolled to.
    const frame = requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  // Going on from the bell: Tab leads to what comes after it, Shift and Tab no further than to it.
  const leaveByKey = (event: KeyboardEvent) => {
    const isOut = leadsOut(event);
    if (isOut && event.shiftKey) event.preventDefault();
    if (isOut || plainKey(event) === 'Escape') onLeave();
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Latest notifications"
      tabIndex={-1}
      onKeyDown={leaveByKey}
    >
      <ErrorBoundary>
        <LatestNotifications tabPath={tabPath} onChoose={onChoose} />
      </ErrorBoundary>
    </div>
  );
}
