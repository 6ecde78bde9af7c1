import type { RouteObject } from 'react-router-dom';
import { createLazyPage } from './pages';
import { paths } from '../page/paths';

/** Pages of the development server only. Production builds do not contain them. */
export function developmentPages(): RouteObject[] {
  if (process.env.NODE_ENV === 'development') {
    // Part of the dashboard chunk, because the development page uses dashboard components.
    const Development = createLazyPage(
      async () =>
        (await import(/* webpackChunkName: "dashboard" */ '../development/development-page'))
          .DevelopmentPage,
    );
    return [{ path: `${paths.landing}/dev`, element: <Development /> }];
  }
  return [];
}
