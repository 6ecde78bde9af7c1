import type { ReactNode } from 'react';

/** Variants of one component in one story. */
export const SideBySide = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
);
