import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/**
 * Text only for assistive technology.
 *
 * @example
 * <Button>
 *   <VisuallyHidden>Close the details</VisuallyHidden>
 * </Button>
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="tf-visually-hidden">{children}</span>;
}
