import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../base/cli-error';

/** Refuses a build with links: what they point at may lie outside it, and may not be published. */
export function requireNoLinks(entries: readonly Dirent[]): void {
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link)
    throw new CliError(
      `${join(link.parentPath, link.name)} is a link: a release takes only files of the build itself.`,
    );
}
