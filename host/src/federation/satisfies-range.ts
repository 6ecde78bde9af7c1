import { satisfies } from 'compare-versions';

/**
 * Whether a version is in a semver range. The release command applies the same rules. An invalid range contains no
 * version.
 */
export function satisfiesRange(version: string, range: string): boolean {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
