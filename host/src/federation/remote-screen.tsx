import { Suspense } from 'react';
import type { ScreenHeading, ScreenProps } from 'shared-kernel/remote';
import { Button, ErrorCard, ScreenSkeleton } from 'shared-kernel/ui';
import type { ScreenId } from './described-tabs';
import { ErrorBoundary } from './error-boundary';
import { OutdatedPageError } from './remote-error';
import { useScreen } from './use-screen';

interface RemoteScreenProps extends ScreenProps {
  readonly id: ScreenId;
  /** With what it will begin, where that is known. */
  readonly heading?: ScreenHeading | undefined;
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
          <Suspense fallback={<ScreenSkeleton heading={heading} />}>
            <state.module.Screen portal={portal} />
          </Suspense>
        </ErrorBoundary>
      );
  }
}
