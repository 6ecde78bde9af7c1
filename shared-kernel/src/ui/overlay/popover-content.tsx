import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  useState,
  type ComponentProps,
} from 'react';
import { plainKey } from '../../shell/pressed-key';
import { Button, Popover, type ButtonProps } from '../antd';
import styles from './popover-panel.module.css';

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

/** antd describes it by all that is in its popover, which says too much. */
const PanelButton = (button: ComponentProps<typeof Button>) => (
  <Button {...button} aria-describedby={undefined} />
);

export interface PopoverPanelProps {
  /** Names the panel. */
  readonly label: string;
  /** What its button is. */
  readonly button: ButtonProps;
  /** What the button at its end is called, which closes it; there is none without. */
  readonly done?: string;
  readonly children: ReactNode;
}

/** A button that opens a small panel, which takes the focus and gives it back. */
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
