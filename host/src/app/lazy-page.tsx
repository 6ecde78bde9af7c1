import type { FunctionComponent } from 'react';
import { createLazyComponent } from 'shared-kernel/loading';
import { PlainErrorCard } from './plain-error-card';

const message = 'This page could not be loaded completely. Check the connection, then try again.';

let hasRetried = false;

/**
 * A page whose code loads at first use. The second retry reloads the browser page, because the release may have
 * changed.
 */
export const createLazyPageComponent = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
) =>
  createLazyComponent<Props>(
    async () => {
      try {
        const Page = await load();
        hasRetried = false;
        return Page;
      } catch (cause) {
        throw new Error(message, { cause });
      }
    },
    {
      pending: 'suspend',
      failed: ({ error, retry, hasLoaded }) => (
        <PlainErrorCard
          error={error}
          onRetry={() => {
            if (hasLoaded || hasRetried) window.location.reload();
            else retry();
            hasRetried = true;
          }}
        />
      ),
    },
  );
