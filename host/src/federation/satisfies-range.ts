import { satisfies } from 'compare-versions';

/** Whether a version is in a range, with the same rules as the release command. An invalid range matches nothing. */
export function satisfiesRange(version: string, range: string): boolean {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
