import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that waits for a number of milliseconds. Its promise never resolves after the component was
 * unmounted.
 */
export function useDelayedTask() {
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
