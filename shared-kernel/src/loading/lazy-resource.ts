import { useSyncExternalStore, type FunctionComponent } from 'react';
import { tryAgain } from './try-again';

interface State<Props> {
  readonly Loaded?: FunctionComponent<Props>;
  readonly failure?: { readonly error: unknown };
}

export interface LazyResource<Props> {
  /** Loads the code. A failure is reported only where the component is shown. */
  readonly preload: () => Promise<void>;
  /** Like `preload`, for a component that suspends: a failure persists until another attempt has finished. */
  readonly preloadSuspended: () => Promise<void>;
  readonly retry: () => void;
  /**
   * Registers a mounted component until the returned function is called. Failures are stored only while a component
   * is mounted.
   */
  readonly mount: () => () => void;
  readonly useState: () => State<Props>;
}

/**
 * Loads the code of a component once for all its instances.
 *
 * @example
 * const screen = lazyResource(async () => (await import('./screen')).Screen);
 */
export function lazyResource<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyResource<Props> {
  let state: State<Props> = {};
  let loading: Promise<void> | undefined;
  let mounted = 0;
  let isSuspended = false;
  const listeners = new Set<() => void>();
  const set = (next: State<Props>) => {
    state = next;
    for (const notify of listeners) notify();
  };
  const fail = (error: unknown) => {
    loading = undefined;
    if (mounted > 0 || isSuspended) set({ failure: { error } });
  };
  const preload = () => (loading ??= load().then((Loaded) => set({ Loaded }), fail));
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  };
  const current = () => state;

  return {
    preload,
    preloadSuspended: () => {
      isSuspended = true;
      return preload();
    },
    retry: () => {
      tryAgain();
      // React does not let a synchronous update suspend the page.
      if (isSuspended) void preload();
      else if (state.failure) set({});
    },
    mount: () => {
      mounted += 1;
      return () => {
        mounted -= 1;
        if (mounted === 0 && state.failure && !isSuspended) set({});
      };
    },
    useState: () => useSyncExternalStore(subscribe, current, current),
  };
}
