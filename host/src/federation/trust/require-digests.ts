import type { RemoteRelease } from 'shared-kernel/remote';
import { CompositionError } from '../remote-error';

/** Refuses a release of which a file could be any: what is not named by its digest is not signed. */
export function requireDigests(name: string, { entry, files, screens }: RemoteRelease): void {
  const missing = [entry, ...Object.values(screens).flat()].find(
    (file) => !Object.hasOwn(files, file),
  );
  if (missing === undefined) return;
  throw new CompositionError(
    `The list of what is deployed names no digest for ${missing} of ${name}, and nothing is run without.`,
  );
}
