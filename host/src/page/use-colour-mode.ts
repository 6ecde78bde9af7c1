import { useSyncExternalStore } from 'react';
import { resolveColourMode } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribe(notify: () => void) {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const systemIsDark = () => window.matchMedia(darkQuery).matches;

/** The mode to paint in now: the reader's choice, or the system's where they follow it. */
export function useColourMode(): 'light' | 'dark' {
  const { colourMode } = usePreferencesValue();
  return resolveColourMode(colourMode, useSyncExternalStore(subscribe, systemIsDark));
}
