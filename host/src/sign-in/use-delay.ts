import { useCallback, useEffect, useRef } from 'react';

/** Resolves after a pause in milliseconds, and never once the page is left. */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (ms: number) =>
      new Promise<void>((resolve) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(resolve, ms);
      }),
    [],
  );
}
