import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { createContext, use, useState, type ReactElement, type ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Whether tooltips open: not without a `TooltipProvider`, or where it is off. */
export const TooltipContext = createContext(false);

export interface TooltipProviderProps {
  /** The reader's “Show tooltips”; off, nothing opens and every accessible name stays. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/**
 * Tooltips: after 700 ms, and at once within 300 ms of another (E2).
 *
 * @example
 * <TooltipProvider enabled={usePreferencesValue().showTooltips}>
 *   <RelativeTime at={restorePoint.at} now={now} />
 * </TooltipProvider>
 */
export const TooltipProvider = ({ enabled, children }: TooltipProviderProps) => (
  <TooltipContext value={enabled}>
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  </TooltipContext>
);

export interface TooltipProps {
  /** A few words, never the only place where something is said; none show no tooltip. */
  readonly content: ReactNode;
  /** One element that can take focus and a ref. */
  readonly children: ReactElement;
}

/** A tooltip on hover and focus; Escape hides it (E2). */
export function Tooltip({ content, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  if (!use(TooltipContext)) return children;
  const hasContent = content !== undefined;
  // Its element stays the same without a text.
  return (
    <Root open={isOpen && hasContent} onOpenChange={setOpen}>
      <Trigger asChild>{children}</Trigger>
      {hasContent && (
        <Portal>
          <Content sideOffset={6} collisionPadding={8} className={styles.tip}>
            {content}
            <Arrow className={styles.arrow} />
          </Content>
        </Portal>
      )}
    </Root>
  );
}
