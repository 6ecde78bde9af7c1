import {
  lazy,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface State<Props> {
  readonly Loaded?: FunctionComponent<Props>;
  readonly failure?: { readonly error: unknown };
}

export interface LazyResource<Props> {
  /** Loads the code of the component. A failure is reported when the component is shown. */
  readonly preload: () => Promise<void>;
  /**
   * Like `preload`, but for a component that uses Suspense. If loading fails, the error is stored until the next
   * attempt has finished.
   */
  readonly preloadSuspended: () => Promise<void>;
  readonly retry: () => void;
  /**
   * Registers a mounted component. The returned function unregisters it. When the last component is unregistered, a
   * loading error is deleted.
   */
  readonly mount: () => () => void;
  readonly useState: () => State<Props>;
}

/**
 * Loads the code of a component once. All instances of the component share the code.
 *
 * @example
 * const screen = createLazyResource(async () => (await import('./screen')).Screen);
 */
export function createLazyResource<Props>(
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
      // The previous error stays visible while the code loads again, because a synchronous update cannot suspend the
      // page.
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

interface LazyFailure {
  readonly error: unknown;
  /** Loads the code again. If the code has loaded and only rendering failed, renders the component again. */
  readonly retry: () => void;
  readonly hasLoaded: boolean;
}

export interface LazyOptions<Props> {
  /** Content shown while the code loads. With `suspend`, the nearest Suspense boundary shows its fallback instead. */
  readonly pending?: 'suspend' | ((props: Props) => ReactNode);
  readonly failed?: (failure: LazyFailure, props: Props) => ReactNode;
  readonly onFail?: (props: Props) => void;
  readonly wrap?: (component: ReactNode, props: Props) => ReactNode;
}

export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code before the component is shown. A failure is reported when the component is shown. */
  readonly preload: () => Promise<void>;
  readonly useIsLoaded: () => boolean;
};

/**
 * Creates a component whose code loads when it is first shown. Suspense is optional, because React shows a Suspense
 * fallback for at least 300 ms. After a failure, `retry` or the next mount loads the code again.
 *
 * @example
 * const KeySheet = createLazyComponent(loadKeySheet);
 */
export function createLazyComponent<Props extends object>(
  source: (() => Promise<FunctionComponent<Props>>) | LazyResource<Props>,
  {
    pending,
    failed = () => null,
    onFail,
    wrap = (component) => component,
  }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const resource = typeof source === 'function' ? createLazyResource(source) : source;

  /** A component that suspends until loading has succeeded or failed. It renders nothing itself. */
  const Suspended =
    pending === 'suspend' &&
    lazy(async () => {
      await resource.preloadSuspended();
      return { default: () => null };
    });

  function Lazy(props: Props) {
    const { Loaded, failure } = resource.useState();
    const isPending = !Loaded && !failure;
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
    if (!Loaded) return typeof pending === 'function' ? pending(props) : Suspended && <Suspended />;
    return (
      <ErrorBoundary
        onError={() => onFail?.(props)}
        fallbackRender={({ error, resetErrorBoundary: retry }) =>
          failed({ error, retry, hasLoaded: true }, props)
        }
      >
        {wrap(<Loaded {...props} />, props)}
      </ErrorBoundary>
    );
  }

  return Object.assign(Lazy, {
    preload: resource.preload,
    useIsLoaded: () => resource.useState().Loaded !== undefined,
  });
}
