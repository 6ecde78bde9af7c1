import { resolveColourMode } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';
import { useMediaQuery } from 'shared-kernel/ui';

/** Whether the product is light or dark right now, by choice or because the system is. */
export function usePaintedMode(): 'light' | 'dark' {
  const { colourMode } = usePreferencesValue();
  return resolveColourMode(colourMode, useMediaQuery('(prefers-color-scheme: dark)'));
}
