import { RouterProvider } from 'shared-kernel/shell';
import { AppliedPreferences } from './applied-preferences';
import { LazyToaster } from './lazy-toaster';
import { RootBoundary } from './root-boundary';
import { createRouter } from './router';

const router = createRouter();

export function App() {
  return (
    <RootBoundary>
      <AppliedPreferences />
      <RouterProvider router={router} />
      <LazyToaster />
    </RootBoundary>
  );
}
