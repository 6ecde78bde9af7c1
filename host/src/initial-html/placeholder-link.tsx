import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'span'> {
  readonly to: string;
}

/**
 * In the initial HTML, links cannot navigate, because no script has loaded. A `span` therefore replaces the router
 * link.
 */
export const Link = ({ to: _to, 'aria-label': _name, ...rest }: LinkProps) => <span {...rest} />;
