import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'span'> {
  readonly to: string;
}

/** Replaces router links in the initial HTML by `span` elements, because navigation needs scripts. */
export const Link = ({ to: _to, 'aria-label': _name, ...rest }: LinkProps) => <span {...rest} />;
