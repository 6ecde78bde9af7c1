import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ScreenHeading, ScreenProps, ScreenModule } from 'shared-kernel/remote';
import { Button, ErrorCard, ScreenSkeleton } from 'shared-kernel/ui';
import { keepDeployed } from './composition';
import { containScreen, putBackAfter, ErrorBoundary } from './error-boundary';
import { remoteOf, type ScreenId } from '../page/described-tabs';
import { OutdatedPageError, RemoteError } from '../loading/fetch-document';
import { loadingLimits, tryAgain } from 'shared-kernel/loading';
import { loadScreen, loadedScreen } from './load-remote-screen';

interface RemoteScreenProps extends ScreenProps {
  readonly id: ScreenId;
  /** With what it will begin, where that is known. */
  readonly heading?: ScreenHeading | undefined;
}

interface WaitingScreenProps {
  readonly remote: string;
  readonly heading: ScreenHeading | undefined;
}

/** Shown while a screen waits for something of its own; throws to the boundary around it once that takes too long. */
function WaitingScreen({ remote, heading }: WaitingScreenProps) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), loadingLimits.screenLimitMs);
    return () => clearTimeout(timer);
  }, []);

  if (isOver)
    throw new RemoteError(
      `The ${remote} part was not ready within ${loadingLimits.screenLimitMs / 1000} seconds.`,
    );
  return <ScreenSkeleton heading={heading} />;
}

/** Stands behind a screen: it is drawn with it, and not before. */
function Started({ remote }: { readonly remote: string }) {
  useLayoutEffect(() => putBackAfter(remote), [remote]);
  useEffect(() => putBackAfter(remote), [remote]);
  useEffect(() => void keepDeployed(remote), [remote]);
  return null;
}

/** Stands before a screen: what is the remote's alone is there before the screen looks at it. */
function Contained({ remote }: { readonly remote: string }) {
  useLayoutEffect(() => containScreen(remote), [remote]);
  return null;
}

/** One screen of a remote: what goes wrong with it costs its tab and nothing else. */
export function RemoteScreen({ id, portal, heading }: RemoteScreenProps) {
  const { state, retry } = useScreen(id);

  switch (state.status) {
    case 'loading':
      return <ScreenSkeleton heading={heading} />;
    case 'failed':
      return (
        <ErrorCard
          error={state.error}
          onRetry={retry}
          actions={
            state.error instanceof OutdatedPageError && (
              <Button onClick={() => window.location.reload()}>Reload</Button>
            )
          }
        />
      );
    case 'ready':
      return (
        <ErrorBoundary>
          <Suspense fallback={<WaitingScreen remote={remoteOf(id)} heading={heading} />}>
            <Contained remote={remoteOf(id)} />
            <state.module.Screen portal={portal} />
            <Started remote={remoteOf(id)} />
          </Suspense>
        </ErrorBoundary>
      );
  }
}

export type ScreenState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: ScreenModule }
  | { readonly status: 'failed'; readonly error: unknown };

const loading: ScreenState = { status: 'loading' };

function startState(id: ScreenId): ScreenState {
  const module = loadedScreen(id);
  return module ? { status: 'ready', module } : loading;
}

/** A remote's screen on its way: there at once when it was fetched before, and requested again by `retry`. */
export function useScreen(id: ScreenId) {
  const [state, setState] = useState(() => startState(id));
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    const settle = (next: ScreenState) => {
      if (isWanted) setState(next);
    };
    loadScreen(id).then(
      (module) => settle({ status: 'ready', module }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, isLoading]);

  const retry = () => {
    tryAgain();
    setState(loading);
  };
  return { state, retry };
}
