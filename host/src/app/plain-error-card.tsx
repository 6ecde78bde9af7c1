import { useEffect, useLayoutEffect } from 'react';
import { tryAgain } from 'shared-kernel/loading';
import { errorMessage } from 'shared-kernel/ui';
import { ErrorPage } from '../brand/error-page';
import { noteError } from '../diagnostics/report';
import { ReportByHand } from '../diagnostics/report-by-hand';
import { useCopyReport } from '../diagnostics/use-copy-report';
import { endFirstPaint } from '../page/end-first-paint';

interface PlainErrorCardProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The error card of pages that do not load antd (E3). */
export function PlainErrorCard({ error, onRetry }: PlainErrorCardProps) {
  useLayoutEffect(endFirstPaint, []);
  useEffect(() => noteError(error), [error]);
  const { label, copy, byHand } = useCopyReport();
  const retry = () => {
    tryAgain();
    onRetry();
  };

  return (
    <ErrorPage
      id="page-error"
      title="Something went wrong"
      message={errorMessage(error)}
      retryLabel="Try Again"
      onRetry={retry}
      copyLabel={label}
      onCopy={copy}
    >
      {byHand !== undefined && <ReportByHand text={byHand} />}
    </ErrorPage>
  );
}
