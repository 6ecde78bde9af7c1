import { satisfies } from 'compare-versions';

/** Whether a version is in a range, by the same reading as the release command’s. A range that is none fits nothing. */
export function fits(version: string, range: string): boolean {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
