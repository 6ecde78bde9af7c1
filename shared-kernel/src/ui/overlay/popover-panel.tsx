import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, Popover, type ButtonProps } from '../antd';
import { PopoverContent } from './popover-content';
import styles from './popover-panel.module.css';

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
