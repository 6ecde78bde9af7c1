import { RouterProvider } from 'react-router-dom';
import { Toaster } from 'shared-kernel/ui/toaster';
import { createRouter } from './router';

let router: ReturnType<typeof createRouter> | undefined;
const theRouter = () => (router ??= createRouter());

/**
 * Every address of the product but a first visit to the gate, which needs no router. The router begins
 * where the page is when it is first shown, not when its code arrived.
 */
export function RoutedApp() {
  return (
    <>
      <RouterProvider router={theRouter()} />
      <Toaster />
    </>
  );
}
