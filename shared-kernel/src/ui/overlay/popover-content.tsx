import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { plainKey } from '../../shell/pressed-key';

export interface PopoverContentProps {
  /** Names it. */
  readonly label: string;
  readonly isOpen: boolean;
  /** The keyboard leaves it: the button that opened it takes the focus. */
  readonly onLeave: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Whether Tab leads out of it, since it is at the end of the page and not beside its button. */
function leadsOut({ key, shiftKey, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'Tab') return false;
  const stops = currentTarget.querySelectorAll(focusable);
  return shiftKey
    ? target === currentTarget || target === stops[0]
    : target === (stops[stops.length - 1] ?? currentTarget);
}

/** Escape closes what is open within it first. */
const isEscape = (event: KeyboardEvent) =>
  plainKey(event) === 'Escape' &&
  event.target instanceof Element &&
  event.target.getAttribute('aria-expanded') !== 'true';

/**
 * What is in a popover: it takes the focus when it opens, and the keyboard leaves it for its button.
 *
 * @example
 * <PopoverContent label="Columns" isOpen={isOpen} onLeave={onClose}>
 *   <Checkbox>Client</Checkbox>
 * </PopoverContent>
 */
export function PopoverContent({
  label,
  isOpen,
  onLeave,
  className,
  children,
}: PopoverContentProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    // antd's popover is a tooltip to assistive technology, and a dialog is none.
    content.current?.closest('[role="tooltip"]')?.removeAttribute('role');
    // It enters the page after this, is out of sight while it is measured, and is not to be scrolled to.
    const frame = requestAnimationFrame(() => content.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  // Tab leads on to what comes after the button, Shift and Tab no further than to it.
  const leaveByKey = (event: KeyboardEvent) => {
    const isOut = leadsOut(event);
    if (isOut && event.shiftKey) event.preventDefault();
    if (isOut || isEscape(event)) onLeave();
  };

  return (
    <div
      ref={content}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={className}
      onKeyDown={leaveByKey}
    >
      {children}
    </div>
  );
}
