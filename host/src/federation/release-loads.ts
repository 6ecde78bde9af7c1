import { useSyncExternalStore } from 'react';
import { readPreferences } from 'shared-kernel/shell';

/** How the loading of a remote's code went, from the first screen that was opened. */
export interface ReleaseLoad {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Milliseconds it took; none while it goes on, nor where the reader wants nothing timed. */
  readonly milliseconds?: number;
}

type Loads = Readonly<Partial<Record<string, ReleaseLoad>>>;

let loads: Loads = {};
const listeners = new Set<() => void>();

function set(name: string, load: ReleaseLoad): void {
  loads = { ...loads, [name]: load };
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

/** A clock that is not read if the user has switched performance monitoring off. */
function stopwatch(): () => Pick<ReleaseLoad, 'milliseconds'> {
  if (!readPreferences().performanceMonitoring) return () => ({});
  const start = performance.now();
  return () => ({ milliseconds: performance.now() - start });
}

/** Follows one loading of a remote; what was loaded once is not measured again. */
export async function measured<T>(name: string, load: () => Promise<T>): Promise<T> {
  if (loads[name]?.state === 'loaded') return load();
  const taken = stopwatch();
  set(name, { state: 'loading' });
  try {
    const result = await load();
    set(name, { state: 'loaded', ...taken() });
    return result;
  } catch (error) {
    set(name, { state: 'failed', ...taken() });
    throw error;
  }
}

export const useReleaseLoads = (): Loads => useSyncExternalStore(subscribe, () => loads);
