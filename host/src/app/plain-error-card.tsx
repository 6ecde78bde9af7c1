import { useEffect, useLayoutEffect } from 'react';
import { tryAgain } from 'shared-kernel/remote';
import { note, showDiagnostics } from '../diagnostics/collector';
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
  useEffect(() => note('card', { error }), [error]);
  const fault = { kind: 'card', error } as const;
  const retry = () => {
    tryAgain();
    onRetry();
  };

  return (
    <main className="plain-error">
      <section role="alert" aria-labelledby="page-error">
        <h1 id="page-error">Something went wrong</h1>
        <p>{messageOf(error)}</p>
        <button type="button" onClick={retry}>
          Try Again
        </button>
        <p>
          <code>{window.trustfoldPlain?.code(fault)}</code>{' '}
          <button type="button" onClick={() => showDiagnostics(fault)}>
            Copy diagnostics
          </button>
        </p>
      </section>
    </main>
  );
}
