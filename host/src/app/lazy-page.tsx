import { lazy, startTransition, useState, type FunctionComponent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PlainErrorCard } from './plain-error-card';

class MissingPageError extends Error {
  override readonly message =
    'This page could not be loaded completely. Check the connection, then try again.';
}

let hasRetried = false;

/**
 * A lazy-loaded page. While its code loads, the previous page stays visible. The second retry reloads the browser page,
 * because a new release may have been deployed.
 */
export function createLazyPageComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
) {
  const createPage = () =>
    lazy(async () => {
      try {
        const Page = await load();
        hasRetried = false;
        return { default: Page };
      } catch (cause) {
        throw new MissingPageError('', { cause });
      }
    });
  let current = createPage();

  return function LazyPage(props: Props) {
    const [Page, setPage] = useState(() => current);
    return (
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => (
          <PlainErrorCard
            error={error}
            onRetry={() => {
              if (hasRetried || !(error instanceof MissingPageError)) {
                window.location.reload();
                return;
              }
              hasRetried = true;
              current = createPage();
              startTransition(() => {
                setPage(() => current);
                resetErrorBoundary();
              });
            }}
          />
        )}
      >
        <Page {...props} />
      </ErrorBoundary>
    );
  };
}
