import type { ComponentProps } from 'react';
import { createPath, Link as RouterLink, useLocation, useResolvedPath } from 'react-router-dom';
import { navigation } from './use-navigate';

/** A link within the product. What it opens and is then closed leads back to where the link was. */
export function Link({ to, ...props }: ComponentProps<typeof RouterLink>) {
  const here = useLocation();
  const address = createPath(useResolvedPath(to));
  return <RouterLink to={to} {...navigation(here, address)} {...props} />;
}
