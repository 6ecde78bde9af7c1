import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary';
import { tryAgain } from 'shared-kernel/loading';
import { ErrorCard } from 'shared-kernel/ui';

/** Try Again also repeats requests without a response. */
export const ErrorFallback = ({ error, resetErrorBoundary }: FallbackProps) => (
  <ErrorCard
    error={error}
    onRetry={() => {
      tryAgain();
      resetErrorBoundary();
    }}
  />
);

export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary FallbackComponent={ErrorFallback}>{children}</Boundary>
);
