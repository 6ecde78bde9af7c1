import { satisfies } from 'compare-versions';

/** Whether a version is in a range, by the same rules as in the release command. Invalid ranges match nothing. */
export function satisfiesRange(version: string, range: string): boolean {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
