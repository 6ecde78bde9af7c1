import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import {
  createContext,
  use,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './tooltip.module.css';

/** Delay in ms before a tooltip opens (E2). */
const openDelay = 700;

/** Whether tooltips are enabled; `false` without a `TooltipProvider`. */
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
    <Provider delayDuration={openDelay} skipDelayDuration={300}>
      {children}
    </Provider>
  </TooltipContext>
);

export interface TooltipProps {
  /**
   * A short text. Tooltips can be disabled, so the page must contain the information elsewhere too. `undefined`
   * disables this tooltip.
   */
  readonly content: ReactNode;
  /** A single focusable element that accepts a ref. */
  readonly children: ReactElement;
}

/** Returns event handlers that call `onLongPress` if a finger stays on an element (R129). */
function useLongPress(onLongPress: () => void) {
  const timer = useRef(0);
  const end = () => window.clearTimeout(timer.current);
  const begin = ({ pointerType }: PointerEvent) => {
    end();
    if (pointerType === 'touch') timer.current = window.setTimeout(onLongPress, openDelay);
  };
  return { onPointerDown: begin, onPointerUp: end, onPointerCancel: end, onPointerLeave: end };
}

/**
 * A tooltip on hover, focus and long press; Escape hides it (E2, R129).
 *
 * @example
 * <Tooltip content="Settings">
 *   <Link to="/settings" />
 * </Tooltip>
 */
export function Tooltip({ content, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const hasContent = content !== undefined;
  const press = useLongPress(() => setOpen(hasContent));
  if (!use(TooltipContext)) return children;
  // The element tree does not depend on whether there is a tooltip text, so that React does not remount the child.
  return (
    <Root open={isOpen && hasContent} onOpenChange={(open) => setOpen(open && hasContent)}>
      <Trigger asChild {...press}>
        {children}
      </Trigger>
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
