import type { ReactNode } from 'react';

/** Whether a value has nothing to show; a zero has. */
export const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === '';
