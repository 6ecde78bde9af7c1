import { instantOf } from '../../format';
import { onPageReturn } from '../../shell/page-return';

/** Between two ticks, in milliseconds. */
const tickMs = 60_000;

/** The time that screens show: an ISO instant that is the same between two ticks. */
export interface Clock {
  readonly read: () => string;
  /** Calls the listener with each tick; all listeners share one timer. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ticks at once, because something was done. */
  readonly refresh: () => void;
}

/** A clock that stops while the page is hidden, and catches up when it is shown again. */
export function createClock(now: () => Date): Clock {
  const listeners = new Set<() => void>();
  let at = now();
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopLooking: () => void = () => undefined;

  const refresh = () => {
    const next = now();
    if (next.getTime() === at.getTime()) return;
    at = next;
    for (const listener of listeners) listener();
  };

  const run = () => {
    clearInterval(timer);
    timer = undefined;
    if (listeners.size === 0 || document.hidden) return;
    timer = setInterval(refresh, tickMs);
  };

  return {
    read: () => {
      // Without listeners it does not tick.
      if (listeners.size === 0 && Math.abs(now().getTime() - at.getTime()) >= tickMs) at = now();
      return instantOf(at);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', run);
        stopLooking = onPageReturn(refresh);
        run();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', run);
        stopLooking();
        run();
      };
    },
    refresh,
  };
}
