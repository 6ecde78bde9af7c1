import { usePreferencesValue } from '../../shell/preferences';

/** A single key as long as the preferences allow such shortcuts; otherwise `null`. */
export function useSingleKey(key: string | null): string | null {
  return usePreferencesValue().singleKeys ? key : null;
}
