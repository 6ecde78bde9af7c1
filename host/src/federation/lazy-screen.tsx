import type { FunctionComponent, ReactNode } from 'react';
import type { LazyResource } from 'shared-kernel/loading';
import type { ScreenHeading } from 'shared-kernel/remote';
import { Button, ErrorCard, createLazyComponent, ScreenSkeleton } from 'shared-kernel/ui';
import { OutdatedPageError } from './fetch-document';

interface Headed {
  readonly heading: ScreenHeading | undefined;
}

export const createLazyScreen = <Props extends object>(
  source: (() => Promise<FunctionComponent<Props>>) | LazyResource<Props>,
  wrap?: (component: ReactNode, props: Headed) => ReactNode,
) =>
  createLazyComponent<Props & Headed>(source, {
    ...(wrap && { wrap }),
    pending: ({ heading }) => <ScreenSkeleton heading={heading} />,
    failed: ({ error, retry }) => (
      <ErrorCard
        error={error}
        onRetry={retry}
        actions={
          error instanceof OutdatedPageError && (
            <Button onClick={() => window.location.reload()}>Reload</Button>
          )
        }
      />
    ),
  });
