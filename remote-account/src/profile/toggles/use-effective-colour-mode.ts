import { resolveColourMode } from 'shared-kernel/domain/profile';
import { usePreferencesValue } from 'shared-kernel/shell';
import { useMediaQuery } from 'shared-kernel/ui';

export function useEffectiveColourMode(): 'light' | 'dark' {
  const { colourMode } = usePreferencesValue();
  return resolveColourMode(colourMode, useMediaQuery('(prefers-color-scheme: dark)'));
}
