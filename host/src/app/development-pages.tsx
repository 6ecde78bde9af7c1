import type { RouteObject } from 'react-router-dom';
import { createLazyPage } from './pages';
import { paths } from '../page/paths';

export function createDevelopmentRoutes(): RouteObject[] {
  if (process.env.NODE_ENV === 'development') {
    // The development page uses dashboard components, so it is in the dashboard chunk.
    const Development = createLazyPage(
      async () =>
        (await import(/* webpackChunkName: "dashboard" */ '../development/development-page'))
          .DevelopmentPage,
    );
    return [{ path: `${paths.landing}/dev`, element: <Development /> }];
  }
  return [];
}
