import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text only for assistive technology. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="tf-visually-hidden">{children}</span>;
}
