import type { ReactNode } from 'react';
import { PlainBoundary } from 'shared-kernel/ui';
import { askPagesAnew } from './late-page';
import { PlainErrorCard } from './plain-error-card';

interface RootBoundaryProps {
  readonly children: ReactNode;
}

/** The last net: catches what no nearer boundary did, with nothing but plain markup. */
export const RootBoundary = ({ children }: RootBoundaryProps) => (
  <PlainBoundary
    fallback={(error, reset) => (
      <PlainErrorCard
        error={error}
        onRetry={() => (askPagesAnew() ? reset() : window.location.reload())}
      />
    )}
    onError={(error, { componentStack }) => {
      // oxlint-disable-next-line no-console -- logged once, at the boundary
      console.error('The page could not be rendered:', error, componentStack);
    }}
  >
    {children}
  </PlainBoundary>
);
