import { useEffect } from 'react';

function ignoreHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || key !== 'Enter' || target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
}

/**
 * Makes a held Enter key press a button or submit a form only once. Multi-line text still accepts repeats. Use it
 * once per page.
 *
 * @example
 * useSinglePress();
 */
export function useSinglePress(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeldEnter, { capture: true });
    return () => document.removeEventListener('keydown', ignoreHeldEnter, { capture: true });
  }, []);
}
