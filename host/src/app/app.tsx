import { FrontDoor } from './front-door';
import { LazyToaster } from './lazy-toaster';
import { RootBoundary } from './root-boundary';
import { useEffect } from 'react';
import { useColourMode } from '../page/use-colour-mode';
import { usePreferencesValue } from 'shared-kernel/shell';

/** Keeps the page's root in step with the preferences that the head applied before first paint. */
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

export function App() {
  return (
    <RootBoundary>
      <AppliedPreferences />
      <FrontDoor />
      <LazyToaster />
    </RootBoundary>
  );
}
