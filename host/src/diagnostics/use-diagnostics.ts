import { useEffect } from 'react';
import { prefersLessData, whenIdle } from 'shared-kernel/shell';
import { diagnostics } from './collector';

const standsForMs = 5_000;

/** Watches the page once it stands, where the reader does not pay for every byte; a fault begins it anyway. */
export function useDiagnostics(): void {
  useEffect(() => {
    if (prefersLessData()) return undefined;
    // A failure is not told: the next fault tries again.
    const begin = () =>
      void whenIdle()
        .then(diagnostics)
        .catch(() => undefined);
    const timer = setTimeout(begin, standsForMs);
    return () => clearTimeout(timer);
  }, []);
}
