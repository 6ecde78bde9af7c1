import {
  use,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { tryAgain } from './try-again';

interface LazyFailure {
  readonly error: unknown;
  /** Loads the component again, or renders it again if it had loaded. */
  readonly retry: () => void;
  readonly hasLoaded: boolean;
}

export interface LazyOptions<Props> {
  /** Shown while the code loads; `suspend` leaves that to the nearest Suspense. */
  readonly pending?: 'suspend' | ((props: Props) => ReactNode);
  /** Shown if the code did not load or the component threw. */
  readonly failed?: (failure: LazyFailure, props: Props) => ReactNode;
  readonly onFail?: (props: Props) => void;
}

export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code before the component is shown. A failure is reported when it is shown. */
  readonly preload: () => Promise<void>;
  readonly useIsLoaded: () => boolean;
};

interface State<Props> {
  readonly Loaded?: ComponentType<Props>;
  readonly failure?: { readonly error: unknown };
}

/** Loads the code of a component once for all that show it. A failure is kept while one of them is mounted. */
function lazyResource<Props>(load: () => Promise<ComponentType<Props>>, suspends: boolean) {
  let state: State<Props> = {};
  let loading: Promise<void> | undefined;
  let mounted = 0;
  const listeners = new Set<() => void>();
  const set = (next: State<Props>) => {
    state = next;
    for (const notify of listeners) notify();
  };
  const fail = (error: unknown) => {
    loading = undefined;
    if (mounted > 0 || suspends) set({ failure: { error } });
  };
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  };
  const current = () => state;
  return {
    preload: () => (loading ??= load().then((Loaded) => set({ Loaded }), fail)),
    retry: () => {
      tryAgain();
      if (state.failure) set({});
    },
    mount: () => {
      mounted += 1;
      return () => {
        mounted -= 1;
        if (mounted === 0 && state.failure) set({});
      };
    },
    useState: () => useSyncExternalStore(subscribe, current, current),
  };
}

/**
 * A component whose code loads when it is first shown. It needs no Suspense, whose fallback React shows for 300 ms at
 * least. After a failure the code is loaded again by `retry`, or when the component is next mounted.
 *
 * @example
 * const Authenticator = lazyComponent(async () => (await import('./authenticator')).Authenticator);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, failed = () => null, onFail }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const resource = lazyResource(load, pending === 'suspend');

  function Lazy(props: Props) {
    const { Loaded, failure } = resource.useState();
    const isPending = !Loaded && !failure;
    if (isPending && pending === 'suspend') use(resource.preload());
    const report = useEffectEvent(() => onFail?.(props));
    useEffect(() => resource.mount(), []);
    useEffect(() => {
      if (isPending) void resource.preload();
    }, [isPending]);
    useEffect(() => {
      if (failure) report();
    }, [failure]);

    if (failure)
      return failed({ error: failure.error, retry: resource.retry, hasLoaded: false }, props);
    if (!Loaded) return typeof pending === 'function' ? pending(props) : null;
    return (
      <ErrorBoundary
        onError={() => onFail?.(props)}
        onReset={tryAgain}
        fallbackRender={({ error, resetErrorBoundary: retry }) =>
          failed({ error, retry, hasLoaded: true }, props)
        }
      >
        <Loaded {...props} />
      </ErrorBoundary>
    );
  }

  return Object.assign(Lazy, {
    preload: resource.preload,
    useIsLoaded: () => resource.useState().Loaded !== undefined,
  });
}
