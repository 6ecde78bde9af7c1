import { useLayoutEffect, useState, type ReactNode } from 'react';
import { PlainBoundary } from 'shared-kernel/ui';
import { errorCard } from '../federation/error-boundary';

/** Renders nothing and retries as soon as it is mounted. */
function Retry({ onRetry }: { readonly onRetry: () => void }) {
  useLayoutEffect(onRetry, [onRetry]);
  return null;
}

interface TabBoundaryProps {
  /** Names the tab that is open. */
  readonly tab: string;
  readonly children: ReactNode;
}

/**
 * Outlives the tabs, whose own boundaries are removed with them. An error that a tab throws while it is left reaches
 * only this boundary, and the next tab is drawn once more. A tab that throws then too shows the card.
 */
export function TabBoundary({ tab, children }: TabBoundaryProps) {
  const [retry, setRetry] = useState({ tab, isDone: false });
  if (retry.tab !== tab) setRetry({ tab, isDone: false });

  return (
    <PlainBoundary
      fallback={(error, reset) =>
        retry.isDone ? (
          errorCard(error, reset)
        ) : (
          <Retry
            onRetry={() => {
              setRetry({ tab, isDone: true });
              reset();
            }}
          />
        )
      }
    >
      {children}
    </PlainBoundary>
  );
}
