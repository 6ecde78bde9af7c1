import { AppliedPreferences } from './applied-preferences';
import { FrontDoor } from './front-door';
import { LazyToaster } from './lazy-toaster';
import { RootBoundary } from './root-boundary';

export function App() {
  return (
    <RootBoundary>
      <AppliedPreferences />
      <FrontDoor />
      <LazyToaster />
    </RootBoundary>
  );
}
