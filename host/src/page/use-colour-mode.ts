import { resolveColourMode } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';
import { useMediaQuery } from 'shared-kernel/ui';

/** The mode to paint in now: the reader's choice, or the system's where they follow it. */
export function useColourMode(): 'light' | 'dark' {
  const { colourMode } = usePreferencesValue();
  return resolveColourMode(colourMode, useMediaQuery('(prefers-color-scheme: dark)'));
}
