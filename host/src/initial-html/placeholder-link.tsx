import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'span'> {
  readonly to: string;
}

/** Replaces the router link in the initial HTML, because it cannot navigate before the script has loaded. */
export const Link = ({ to: _to, 'aria-label': _name, ...rest }: LinkProps) => <span {...rest} />;
