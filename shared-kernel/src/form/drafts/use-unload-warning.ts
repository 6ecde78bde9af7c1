import { useEffect } from 'react';

/**
 * Lets the browser ask before the page is closed or reloaded.
 *
 * @example
 * useUnloadWarning(form.formState.isDirty);
 */
export function useUnloadWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
