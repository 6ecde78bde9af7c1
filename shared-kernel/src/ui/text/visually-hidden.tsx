import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Hides text visually, so that only assistive technology reads it. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="tf-visually-hidden">{children}</span>;
}
