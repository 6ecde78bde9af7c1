import { useEffect } from 'react';

function ignoreHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || key !== 'Enter' || target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
}

/**
 * Ensures that holding Enter presses a button or submits a form only once. Key repeat still works in multi-line fields.
 * Call this hook once per page.
 *
 * @example
 * useIgnoreRepeatedEnter();
 */
export function useIgnoreRepeatedEnter(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeldEnter, { capture: true });
    return () => document.removeEventListener('keydown', ignoreHeldEnter, { capture: true });
  }, []);
}
