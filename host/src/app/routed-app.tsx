import { RouterProvider } from 'react-router-dom';
import { Toaster } from 'shared-kernel/ui/toaster';
import { createRouter } from './router';

let router: ReturnType<typeof createRouter> | undefined;
const theRouter = () => (router ??= createRouter());

/** Creates the router on the first render, so that the router starts at the current URL. */
export function RoutedApp() {
  return (
    <>
      <RouterProvider router={theRouter()} />
      <Toaster />
    </>
  );
}
