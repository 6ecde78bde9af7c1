import { useEffect, useLayoutEffect } from 'react';
import { tryAgain } from 'shared-kernel/loading';
import { errorMessage } from 'shared-kernel/ui';
import { noteError } from '../diagnostics/report';
import { useCopyReport } from '../diagnostics/use-copy-report';
import { endFirstPaint } from '../page/end-first-paint';

interface PlainErrorCardProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The error card for pages that come without the component library (E3); its style stands in the HTML. */
export function PlainErrorCard({ error, onRetry }: PlainErrorCardProps) {
  useLayoutEffect(endFirstPaint, []);
  useEffect(() => noteError(error), [error]);
  const { label, copy } = useCopyReport();
  const retry = () => {
    tryAgain();
    onRetry();
  };

  return (
    <main className="plain-error">
      <section role="alert" aria-labelledby="page-error">
        <h1 id="page-error">Something went wrong</h1>
        <p>{errorMessage(error)}</p>
        <button type="button" onClick={retry}>
          Try Again
        </button>
        <p>
          <button type="button" onClick={copy}>
            {label}
          </button>
        </p>
      </section>
    </main>
  );
}
