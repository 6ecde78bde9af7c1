import { useCallback, useEffect, useRef } from 'react';

/** Runs one callback after a pause in milliseconds; leaving the page calls it off. */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback((run: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  }, []);
}
