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

interface Containment {
  /** A screen of the remote is shown until the answer is called. */
  readonly show: (remote: string) => () => void;
  /** Code of the remote has run. */
  readonly putBack: (remote: string) => void;
}

let by: Containment = { show: () => () => undefined, putBack: () => undefined };

/** The federation's runtime loads with the first remote and then sets how screens are contained. */
export function setContainment(containment: Containment): void {
  by = containment;
}

/** What a screen of a remote does to the whole page is put back, or its own, until the answer is called. */
export const containScreen = (remote: string): (() => void) => by.show(remote);

/** Puts back what code of a remote that has just run changed for the whole page. */
export const putBackAfter = (remote: string): void => by.putBack(remote);
