import type { RouteObject } from 'react-router-dom';
import { page } from './pages';
import { paths } from '../page/paths';

/** Pages that only the development server has: a build for production leaves them out, with their files. */
export function developmentPages(): RouteObject[] {
  if (process.env.NODE_ENV === 'development') {
    // In the dashboard's chunk, since it is made of the dashboard's parts.
    const Development = page(
      async () =>
        (await import(/* webpackChunkName: "dashboard" */ '../development/development-page'))
          .DevelopmentPage,
    );
    return [{ path: `${paths.landing}/dev`, element: <Development /> }];
  }
  return [];
}
