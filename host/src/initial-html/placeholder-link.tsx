import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'span'> {
  readonly to: string;
}

/** Renders the router links of the initial HTML as `span` elements, because navigation needs scripts. */
export const Link = ({ to: _to, 'aria-label': _name, ...rest }: LinkProps) => <span {...rest} />;
