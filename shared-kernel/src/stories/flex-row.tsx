import type { ReactNode } from 'react';

export const FlexRow = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
);
