import { forwardRef } from 'react';
import { createPath, Link as RouterLink, useLocation, useResolvedPath } from 'react-router-dom';
import { navigation } from './use-search';

/**
 * A link within the product. What it opens and is then closed leads back to where the link was.
 *
 * @example
 * <Link to={dashboardPath('admin', 'clients')}>Clients</Link>
 */
export const Link: typeof RouterLink = forwardRef(function Link({ to, ...props }, ref) {
  const here = useLocation();
  const address = createPath(useResolvedPath(to));
  return <RouterLink ref={ref} to={to} {...navigation(here, address)} {...props} />;
});
