import { satisfies } from 'compare-versions';

/** Whether a version is in a range. The release command uses the same rules. An invalid range matches nothing. */
export function satisfiesRange(version: string, range: string): boolean {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
