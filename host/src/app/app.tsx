import { GateOrRouter } from './gate-or-router';
import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useColourMode } from '../page/use-colour-mode';
import { usePreferencesValue } from 'shared-kernel/shell';
import { PlainErrorCard } from './plain-error-card';

/**
 * Applies changed preferences to the root element; a script in `<head>` applied the first ones before first paint.
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

interface RootBoundaryProps {
  readonly children: ReactNode;
}

/** The last error boundary, in plain markup without antd. */
export const RootBoundary = ({ children }: RootBoundaryProps) => (
  <ErrorBoundary
    fallbackRender={({ error }) => (
      <PlainErrorCard error={error} onRetry={() => window.location.reload()} />
    )}
    onError={(error, { componentStack }) => {
      // oxlint-disable-next-line no-console -- logged once, at the boundary
      console.error('The page could not be rendered:', error, componentStack);
    }}
  >
    {children}
  </ErrorBoundary>
);

export function App() {
  return (
    <RootBoundary>
      <AppliedPreferences />
      <GateOrRouter />
    </RootBoundary>
  );
}
