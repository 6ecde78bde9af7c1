import { useLayoutEffect } from 'react';
import { endFirstPaint } from '../first-paint/end-first-paint';

interface PlainErrorCardProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const genericMessage = 'An error occurred while loading this component.';

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : genericMessage;
}

/** The error card for pages that come without the component library (E3); its style stands in the HTML. */
export function PlainErrorCard({ error, onRetry }: PlainErrorCardProps) {
  useLayoutEffect(endFirstPaint, []);

  return (
    <main className="plain-error">
      <section role="alert" aria-labelledby="page-error">
        <h1 id="page-error">Something went wrong</h1>
        <p>{messageOf(error)}</p>
        <button type="button" onClick={onRetry}>
          Try Again
        </button>
      </section>
    </main>
  );
}
