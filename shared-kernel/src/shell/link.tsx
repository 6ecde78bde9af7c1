import { forwardRef } from 'react';
import { createPath, Link as RouterLink, useLocation, useResolvedPath } from 'react-router-dom';
import { createNavigateOptions } from './use-search';

/**
 * A link within the product. If the link opens a record, closing the record returns to the page with the link.
 *
 * @example
 * <Link to={dashboardPath('admin', 'clients')}>Clients</Link>
 */
export const Link: typeof RouterLink = forwardRef(function Link({ to, ...props }, ref) {
  const here = useLocation();
  const address = createPath(useResolvedPath(to));
  return <RouterLink ref={ref} to={to} {...createNavigateOptions(here, address)} {...props} />;
});
