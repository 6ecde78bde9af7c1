import type { ReactNode } from 'react';
import { PlainBoundary } from 'shared-kernel/ui';
import { PlainErrorCard } from './plain-error-card';

interface RootBoundaryProps {
  readonly children: ReactNode;
}

/** The last net: catches what no nearer boundary did, with nothing but plain markup. */
export function RootBoundary({ children }: RootBoundaryProps) {
  return (
    <PlainBoundary
      fallback={(error) => (
        <PlainErrorCard error={error} onRetry={() => window.location.reload()} />
      )}
      onError={(error, { componentStack }) => {
        // eslint-disable-next-line no-console -- logged once, at the boundary
        console.error('The page could not be rendered:', error, componentStack);
      }}
    >
      {children}
    </PlainBoundary>
  );
}
