import type { ReactNode } from 'react';
import { tryAgain } from 'shared-kernel/loading';
import { ErrorCard, PlainBoundary } from 'shared-kernel/ui';

/** The card in place of what could not be rendered; Try Again renders it again. */
export function errorCard(error: unknown, reset: () => void) {
  const retry = () => {
    // What the children waited for may hang.
    tryAgain();
    reset();
  };
  return <ErrorCard error={error} onRetry={retry} />;
}

/** Keeps a render error to its own place within the dashboard. React itself logs the error once. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <PlainBoundary fallback={errorCard}>{children}</PlainBoundary>
);
