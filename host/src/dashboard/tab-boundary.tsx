import { useLayoutEffect, useState, type ReactNode } from 'react';
import { PlainBoundary } from 'shared-kernel/ui';
import { errorCard } from '../federation/error-boundary';

/** Nothing, and at once what follows. */
function Anew({ onAnew }: { readonly onAnew: () => void }) {
  useLayoutEffect(onAnew, [onAnew]);
  return null;
}

interface TabBoundaryProps {
  /** Names the tab that is open. */
  readonly tab: string;
  readonly children: ReactNode;
}

/**
 * Outlives the tabs, whose own boundaries go with them: what one throws as it is left is nobody's who is still there,
 * and the tab that follows is drawn once more. A tab that throws then too has the card.
 */
export function TabBoundary({ tab, children }: TabBoundaryProps) {
  const [anew, setAnew] = useState({ tab, is: false });
  if (anew.tab !== tab) setAnew({ tab, is: false });

  return (
    <PlainBoundary
      fallback={(error, reset) =>
        anew.is ? (
          errorCard(error, reset)
        ) : (
          <Anew
            onAnew={() => {
              setAnew({ tab, is: true });
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
