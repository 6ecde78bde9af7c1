import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PlainErrorCard } from './plain-error-card';

interface RootBoundaryProps {
  readonly children: ReactNode;
}

interface RootBoundaryState {
  readonly error: unknown;
}

/** A page's code that could not be fetched stays lost for the page. */
const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

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

  private reset() {
    this.setState({ error: undefined });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <PlainErrorCard
        error={this.state.error}
        onRetry={() => (isLostChunk(this.state.error) ? window.location.reload() : this.reset())}
      />
    );
  }
}
