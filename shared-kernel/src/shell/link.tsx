import { forwardRef } from 'react';
import { createPath, Link as RouterLink, useLocation, useResolvedPath } from 'react-router-dom';
import { createNavigateOptions } from './use-url-search';

/**
 * A link within the product. If it opens a record, closing that record returns to the page that contains the link.
 *
 * @example
 * <Link to={dashboardPath('admin', 'clients')}>Clients</Link>
 */
export const Link: typeof RouterLink = forwardRef(function Link({ to, ...props }, ref) {
  const here = useLocation();
  const address = createPath(useResolvedPath(to));
  return <RouterLink ref={ref} to={to} {...createNavigateOptions(here, address)} {...props} />;
});
