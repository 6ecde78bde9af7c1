import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';

export interface LazyResource<Props> {
  /** Loads the component once. After a failure, the next call loads it again. */
  readonly load: () => Promise<void>;
  /** Like `load`, but ignores failures, because the component reports them when it is shown. */
  readonly preload: () => Promise<void>;
  /** Returns the component once it is loaded. */
  readonly useLoaded: () => FunctionComponent<Props> | undefined;
}

/**
 * Loads the code of a component once. All instances of the component share the code.
 *
 * @example
 * const screen = createLazyResource(async () => (await import('./screen')).Screen);
 */
export function createLazyResource<Props>(
  request: () => Promise<FunctionComponent<Props>>,
): LazyResource<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  };
  const current = () => loaded;

  async function start(): Promise<void> {
    try {
      loaded = await request();
      for (const notify of listeners) notify();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const load = () => (loading ??= start());

  return {
    load,
    preload: () => load().catch(() => undefined),
    useLoaded: () => useSyncExternalStore(subscribe, current, current),
  };
}

interface LazyFailure {
  readonly error: unknown;
  /** Loads the code again. If the code has loaded and only rendering failed, renders the component again. */
  readonly retry: () => void;
}

export interface LazyOptions<Props> {
  /** Shown while the code loads. */
  readonly pending?: (props: Props) => ReactNode;
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
    pending = () => null,
    failed = () => null,
    onFail,
    wrap = (component) => component,
  }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const resource = typeof source === 'function' ? createLazyResource(source) : source;

  function Lazy(props: Props) {
    const Loaded = resource.useLoaded();
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const isWanted = !Loaded && !failure;
    const fail = useEffectEvent((error: unknown) => {
      setFailure({ error });
      onFail?.(props);
    });
    useEffect(() => {
      if (!isWanted) return undefined;
      let isMounted = true;
      resource.load().catch((error: unknown) => {
        if (isMounted) fail(error);
      });
      return () => {
        isMounted = false;
      };
    }, [isWanted]);

    if (Loaded)
      return (
        <ErrorBoundary
          onError={() => onFail?.(props)}
          fallbackRender={({ error, resetErrorBoundary: retry }) => failed({ error, retry }, props)}
        >
          {wrap(<Loaded {...props} />, props)}
        </ErrorBoundary>
      );
    if (!failure) return pending(props);
    return failed({ error: failure.error, retry: () => setFailure(undefined) }, props);
  }

  return Object.assign(Lazy, {
    preload: resource.preload,
    useIsLoaded: () => resource.useLoaded() !== undefined,
  });
}
