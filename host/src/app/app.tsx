import { isServerMode } from '../page/server-page';
import { AppRoot } from './app-root';
import { ServerPages } from './server-pages';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useColourMode } from '../page/use-colour-mode';
import { usePreferencesValue } from 'shared-kernel/shell';
import { PlainErrorCard } from './plain-error-card';

/**
 * Applies changes to the preferences after the page has loaded. A script in the head applies the stored preferences first.
 */
function AppliedPreferences() {
  const { compactView } = usePreferencesValue();
  const mode = useColourMode();

  useEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);

  useEffect(() => {
    if (compactView) document.documentElement.dataset.density = 'compact';
    else delete document.documentElement.dataset.density;
  }, [compactView]);

  return null;
}

/** The outermost error boundary uses plain markup, because antd may not have loaded. */
export const App = () => (
  <ErrorBoundary
    fallbackRender={({ error }) => (
      <PlainErrorCard error={error} onRetry={() => window.location.reload()} />
    )}
    onError={(error, { componentStack }) => {
      // oxlint-disable-next-line no-console -- logged once, at the boundary
      console.error('The page could not be rendered:', error, componentStack);
    }}
  >
    <AppliedPreferences />
    {isServerMode() ? <ServerPages /> : <AppRoot />}
  </ErrorBoundary>
);
