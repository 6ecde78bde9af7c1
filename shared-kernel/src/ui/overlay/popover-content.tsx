import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  useState,
  type ComponentProps,
} from 'react';
import { getUnmodifiedKey } from '../../shell/pressed-key';
import { Button, Popover, type ButtonProps } from '../antd';
import styles from './popover-panel.module.css';

export interface PopoverContentProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * Whether pressing Tab leaves the popover. The browser’s tab order does not help, because the popover is at the end of
 * the page.
 */
function leadsOut({ key, shiftKey, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'Tab') return false;
  const stops = currentTarget.querySelectorAll(focusable);
  return shiftKey
    ? target === currentTarget || target === stops[0]
    : target === (stops[stops.length - 1] ?? currentTarget);
}

/** Whether Escape closes the popover. If a list inside it is open, Escape closes only that list. */
const isEscape = (event: KeyboardEvent) =>
  getUnmodifiedKey(event) === 'Escape' &&
  event.target instanceof Element &&
  event.target.getAttribute('aria-expanded') !== 'true';

/**
 * The content of a popover. It receives the focus when it opens. When the user tabs out of it, the focus returns to the
 * button that opened it.
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
    // Removes the `tooltip` role that antd sets, which is wrong for a dialog.
    content.current?.closest('[role="tooltip"]')?.removeAttribute('role');
    // Waits a frame for the popover to mount. While antd measures it, it is outside the viewport, so focusing must not
    // scroll the page.
    const frame = requestAnimationFrame(() => content.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

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

/**
 * A button without an accessible description. The description that antd adds would repeat the whole content of the
 * popover.
 */
const PanelButton = (button: ComponentProps<typeof Button>) => (
  <Button {...button} aria-describedby={undefined} />
);

export interface PopoverPanelProps {
  readonly label: string;
  readonly button: ButtonProps;
  readonly done?: string;
  readonly children: ReactNode;
}

/** A button that opens a small panel. The panel receives the focus when it opens and returns it when it closes. */
export function PopoverPanel({ label, button, done, children }: PopoverPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const leave = () => {
    trigger.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      classNames={{ root: styles.root ?? '' }}
      fresh
      content={
        <PopoverContent label={label} isOpen={isOpen} onLeave={leave} className={styles.panel}>
          {children}
          {done !== undefined && (
            <Button type="primary" onClick={leave}>
              {done}
            </Button>
          )}
        </PopoverContent>
      }
      onOpenChange={setOpen}
    >
      <PanelButton {...button} ref={trigger} aria-haspopup="dialog" aria-expanded={isOpen} />
    </Popover>
  );
}
