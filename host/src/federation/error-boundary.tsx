import { Component, type ReactNode } from 'react';
import { tryAgain } from 'shared-kernel/loading';
import { ErrorCard } from 'shared-kernel/ui';

interface ErrorFallback {
  readonly error: unknown;
  /** Renders the children again. */
  readonly reset: () => void;
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in for the children; the error card when left out, nothing for `() => null`. */
  readonly fallback?: (failure: ErrorFallback) => ReactNode;
  /** Called before the children are tried again. */
  readonly onReset?: () => void;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

function card({ error, reset }: ErrorFallback) {
  const retry = () => {
    // What the children waited for may hang.
    tryAgain();
    reset();
  };
  return <ErrorCard error={error} onRetry={retry} />;
}

/** Keeps a render error to its own place. React itself logs the error once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  readonly reset = () => {
    this.props.onReset?.();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { fallback = card } = this.props;
    return fallback({ error: failure.error, reset: this.reset });
  }
}
