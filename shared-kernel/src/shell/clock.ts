import { toInstant } from '../format';
import { onPageReturn } from './on-page-return';

const tickMs = 60_000;

/** The time for screens, as an ISO instant that changes only at each tick. */
export interface Clock {
  readonly read: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly refresh: () => void;
}

/**
 * Creates a clock that stops while the page is hidden. When the page becomes visible again, the clock shows the current
 * time.
 */
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
      // Without listeners, the clock does not tick, so an outdated time is updated here.
      if (listeners.size === 0 && Math.abs(now().getTime() - at.getTime()) >= tickMs) at = now();
      return toInstant(at);
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
