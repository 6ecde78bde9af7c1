import { useListPath } from 'shared-kernel/shell';

/** Address of the preferences, or of the whole profile if its screen declares no section. */
export function usePreferencesPath(): string {
  const pathTo = useListPath();
  return pathTo('profile', { section: 'preferences' }) ?? pathTo('profile');
}
