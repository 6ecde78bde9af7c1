import { useLayoutEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { ErrorCard } from 'shared-kernel/ui';

interface TabErrorBoundaryProps {
  readonly tab: string;
  readonly children: ReactNode;
}

/**
 * While the previous tab unmounts, its errors also reach this boundary. The boundary therefore renders once more before
 * it shows an error.
 */
export function TabErrorBoundary({ tab, children }: TabErrorBoundaryProps) {
  const [retry, setRetry] = useState({ tab, isDone: false });
  if (retry.tab !== tab) setRetry({ tab, isDone: false });
  const fallback = ({ error, resetErrorBoundary }: FallbackProps) =>
    retry.isDone ? (
      <ErrorCard error={error} onRetry={resetErrorBoundary} />
    ) : (
      <Retry
        onRetry={() => {
          setRetry({ tab, isDone: true });
          resetErrorBoundary();
        }}
      />
    );
  return <ErrorBoundary fallbackRender={fallback}>{children}</ErrorBoundary>;
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  useLayoutEffect(onRetry, [onRetry]);
  return null;
}
