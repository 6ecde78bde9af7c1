import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { tryAgain } from 'shared-kernel/loading';
import type { ScreenHeading } from 'shared-kernel/remote';
import { Button, ErrorCard, ScreenSkeleton } from 'shared-kernel/ui';
import { OutdatedPageError } from '../loading/fetch-document';
import { ErrorBoundary } from './error-boundary';

interface LateScreenProps<Module> {
  /** Its code, if that has loaded already. */
  readonly loaded: () => Module | undefined;
  readonly load: () => Promise<Module>;
  /** With what it will begin, where that is known. */
  readonly heading: ScreenHeading | undefined;
  readonly children: (module: Module) => ReactNode;
}

interface Outcome<Module> {
  readonly module?: Module | undefined;
  readonly error?: unknown;
}

/** A screen whose code arrives later, drawn at once if it has; what goes wrong with it costs its tab and nothing else. */
export function LateScreen<Module>({ loaded, load, heading, children }: LateScreenProps<Module>) {
  const [{ module, error }, setOutcome] = useState<Outcome<Module>>(() => ({ module: loaded() }));
  const isLoading = module === undefined && error === undefined;
  const begin = useEffectEvent(load);

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    const settle = (outcome: Outcome<Module>) => {
      if (isWanted) setOutcome(outcome);
    };
    begin().then(
      (arrived) => settle({ module: arrived }),
      (cause: unknown) => settle({ error: cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [isLoading]);

  if (isLoading) return <ScreenSkeleton heading={heading} />;
  if (module !== undefined) return <ErrorBoundary>{children(module)}</ErrorBoundary>;
  const retry = () => {
    // Where one of its files failed, another may hang.
    tryAgain();
    setOutcome({});
  };
  return (
    <ErrorCard
      error={error}
      onRetry={retry}
      actions={
        error instanceof OutdatedPageError && (
          <Button onClick={() => window.location.reload()}>Reload</Button>
        )
      }
    />
  );
}
