import { useEffect, useEffectEvent, lazy, type FunctionComponent, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyResource, type LazyResource } from './lazy-resource';
import { tryAgain } from './try-again';

interface LazyFailure {
  readonly error: unknown;
  /** Loads the component again, or renders it again if it had loaded. */
  readonly retry: () => void;
  readonly hasLoaded: boolean;
}

export interface LazyOptions<Props> {
  /** Shown while the code loads; `suspend` delegates to the nearest Suspense. */
  readonly pending?: 'suspend' | ((props: Props) => ReactNode);
  /** Shown if loading failed or the component threw an error. */
  readonly failed?: (failure: LazyFailure, props: Props) => ReactNode;
  readonly onFail?: (props: Props) => void;
  /** Wraps the component inside its error boundary. */
  readonly wrap?: (component: ReactNode, props: Props) => ReactNode;
}

export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code before the component is shown. A failure is reported only where the component is shown. */
  readonly preload: () => Promise<void>;
  readonly useIsLoaded: () => boolean;
};

/**
 * A component whose code loads when it is first shown. It does not use Suspense, because React shows a fallback for
 * at least 300 ms. After a failure, `retry` or the next mount loads the code again.
 *
 * @example
 * const KeySheet = lazyComponent(loadKeySheet);
 */
export function lazyComponent<Props extends object>(
  source: (() => Promise<FunctionComponent<Props>>) | LazyResource<Props>,
  {
    pending,
    failed = () => null,
    onFail,
    wrap = (component) => component,
  }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const resource = typeof source === 'function' ? lazyResource(source) : source;

  /** Suspends until loading has succeeded or failed, then renders nothing. */
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
        onReset={tryAgain}
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
