import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that resolves after a delay in milliseconds, but not after unmount. */
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
