import { useEffect } from 'react';

function ignoreHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || key !== 'Enter' || target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
}

/**
 * Makes Enter press a button or submit a form only once while the key is held down. Multi-line fields still accept
 * repeated keys. Call this hook once per page.
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
