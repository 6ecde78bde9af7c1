import { useListPath } from 'shared-kernel/shell';

/** Returns the URL of the preferences section, or of the profile if its screen has no such section. */
export function usePreferencesPath(): string {
  const pathTo = useListPath();
  return pathTo('profile', { section: 'preferences' }) ?? pathTo('profile');
}
