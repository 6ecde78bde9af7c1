import { useState } from 'react';
import { tryAgain } from 'shared-kernel/loading';
import { ErrorCard, ScreenSkeleton, useLatePart } from 'shared-kernel/ui';
import { ErrorBoundary } from '../federation/error-boundary';
import { loadedOverview, loadOverview } from './load-overview';
import { overviewHeading } from '../page/overview-tab';

const failure = new Error('The overview could not be loaded.');

/** The overview: there at once where its code has come, and asked for anew by Try Again where that failed. */
export function OverviewScreen() {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState<number>();
  const [held] = useState(loadedOverview);
  const { Part } = useLatePart({
    load: loadOverview,
    occasion: held ? undefined : attempt,
    onFail: () => setFailed(attempt),
  });
  const Overview = held ?? Part;

  if (Overview)
    return (
      <ErrorBoundary>
        <Overview />
      </ErrorBoundary>
    );
  const retry = () => {
    // Where one of its files failed, another may hang.
    tryAgain();
    setAttempt(attempt + 1);
  };
  if (failed === attempt) return <ErrorCard error={failure} onRetry={retry} />;
  return <ScreenSkeleton heading={overviewHeading} />;
}
