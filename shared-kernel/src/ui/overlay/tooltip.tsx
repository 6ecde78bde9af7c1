import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { createContext, use, useState, type ReactElement, type ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Whether tooltips are on: `false` without a `TooltipProvider`. */
export const TooltipContext = createContext(false);

export interface TooltipProviderProps {
  /** The user’s preference “Show tooltips”. Accessible names do not depend on it. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/**
 * Enables tooltips. A tooltip opens after 700 ms, or immediately within 300 ms of another tooltip (E2).
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
  /** Short text that the page also contains elsewhere. `undefined` disables the tooltip. */
  readonly content: ReactNode;
  /** One focusable element that accepts a ref. */
  readonly children: ReactElement;
}

/** A tooltip on hover and focus; Escape hides it (E2). */
export function Tooltip({ content, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  if (!use(TooltipContext)) return children;
  const hasContent = content !== undefined;
  // The same elements are rendered with and without a text, so that React does not remount the child.
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
