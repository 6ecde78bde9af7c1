import { useState, type ReactNode } from 'react';
import { PlainBoundary } from 'shared-kernel/ui';
import { askPagesAnew } from './late-page';
import { PlainErrorCard } from './plain-error-card';

interface RootBoundaryProps {
  readonly children: ReactNode;
}

/** The last net: catches what no nearer boundary did, with nothing but plain markup. */
export function RootBoundary({ children }: RootBoundaryProps) {
  const [attempt, setAttempt] = useState(1);
  const retry = () => {
    if (askPagesAnew()) setAttempt(attempt + 1);
    else window.location.reload();
  };

  return (
    <PlainBoundary
      key={attempt}
      fallback={(error) => <PlainErrorCard error={error} onRetry={retry} />}
      onError={(error, { componentStack }) => {
        // oxlint-disable-next-line no-console -- logged once, at the boundary
        console.error('The page could not be rendered:', error, componentStack);
      }}
    >
      {children}
    </PlainBoundary>
  );
}
