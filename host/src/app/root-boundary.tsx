import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PlainErrorCard } from './plain-error-card';

interface RootBoundaryProps {
  readonly children: ReactNode;
}

interface RootBoundaryState {
  readonly error: unknown;
}

/** The last net: catches what no nearer boundary did, with nothing but plain markup. */
export class RootBoundary extends Component<RootBoundaryProps, RootBoundaryState> {
  override state: RootBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): RootBoundaryState {
    return { error: error ?? new Error() };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    // eslint-disable-next-line no-console -- logged once, at the boundary
    console.error('The page could not be rendered:', error, componentStack);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <PlainErrorCard
        error={this.state.error}
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}
