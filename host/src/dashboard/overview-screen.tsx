import { useState } from 'react';
import { tryAgain } from 'shared-kernel/loading';
import { ErrorCard, ScreenSkeleton, useLatePart } from 'shared-kernel/ui';
import { ErrorBoundary } from '../federation/error-boundary';
import { loadedOverview, loadOverview } from './load-overview';
import { ownHeading } from '../page/overview-tab';
import { useIsAuditLog } from './use-is-audit-log';

const failure = new Error('The overview could not be loaded.');

/** The overview, or the audit log as a page: drawn at once if its code has loaded; Try Again loads it again after a failure. */
export function OverviewScreen() {
  const isLog = useIsAuditLog();
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
        <Overview isLog={isLog} />
      </ErrorBoundary>
    );
  const retry = () => {
    // Where one of its files failed, another may hang.
    tryAgain();
    setAttempt(attempt + 1);
  };
  if (failed === attempt) return <ErrorCard error={failure} onRetry={retry} />;
  return <ScreenSkeleton heading={ownHeading(isLog)} />;
}
