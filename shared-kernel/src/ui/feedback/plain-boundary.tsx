import { Component, type ErrorInfo, type ReactNode } from 'react';

interface PlainBoundaryProps {
  readonly children: ReactNode;
  /** What replaces the children, as soon as rendering them has failed; `reset` renders them again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

interface PlainBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/**
 * Keeps a render error to its own place. It needs no component library.
 *
 * @example
 * <PlainBoundary fallback={(error, reset) => <ErrorCard error={error} onRetry={reset} />}>
 *   <RecordText>{contract.title}</RecordText>
 * </PlainBoundary>
 */
export class PlainBoundary extends Component<PlainBoundaryProps, PlainBoundaryState> {
  override state: PlainBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): PlainBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  readonly reset = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.reset) : this.props.children;
  }
}
