import { useEffect, useLayoutEffect } from 'react';
import { retryPendingRequests } from 'shared-kernel/loading';
import { getErrorMessage } from 'shared-kernel/ui';
import { ErrorPage } from '../brand/error-page';
import { addReportedError } from '../diagnostics/report';
import { SelectableReport } from '../diagnostics/selectable-report';
import { useCopyReport } from '../diagnostics/use-copy-report';
import { removeInitialHtml } from '../page/remove-initial-html';

interface PlainErrorCardProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function PlainErrorCard({ error, onRetry }: PlainErrorCardProps) {
  useLayoutEffect(removeInitialHtml, []);
  useEffect(() => addReportedError(error), [error]);
  const { label, copy, byHand } = useCopyReport();
  const retry = () => {
    retryPendingRequests();
    onRetry();
  };

  return (
    <ErrorPage
      id="page-error"
      title="Something went wrong"
      message={getErrorMessage(error)}
      retryLabel="Try Again"
      onRetry={retry}
      copyLabel={label}
      onCopy={copy}
    >
      {byHand !== undefined && <SelectableReport text={byHand} />}
    </ErrorPage>
  );
}
