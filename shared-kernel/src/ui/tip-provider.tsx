import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { TipContext } from './tip-context';

export interface TipProviderProps {
  /** The reader's “Show tooltips”; off, nothing opens and every accessible name stays. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/** Tooltips open after 700 ms, and at once within 300 ms of another (E2). */
export function TipProvider({ enabled, children }: TipProviderProps) {
  return (
    <TipContext value={enabled}>
      <Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Provider>
    </TipContext>
  );
}
