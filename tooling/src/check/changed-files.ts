import { repository } from '../packages';
import { CliError } from '../base/cli-error';
import { git, gitFiles } from '../base/git';

/** The branches that a change is measured from, the first that is there. */
const trunks = ['main', 'origin/main'];

function isCommit(root: string, ref: string): boolean {
  try {
    git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The commit that changes are told since: where the branch left main, or `since`. */
export function baseOf(since: string | undefined, root = repository): string {
  if (since !== undefined && !isCommit(root, since))
    throw new CliError(`There is no commit “${since}” to compare with.`);
  const from = since ?? trunks.find((trunk) => isCommit(root, trunk));
  return from === undefined ? 'HEAD' : git(root, 'merge-base', 'HEAD', from);
}

/**
 * The files that differ from where the branch left main, or from `since`: committed or not, new ones included,
 * removed ones left out.
 */
export function changedFiles(since?: string, root = repository): readonly string[] {
  const differ = ['diff', '--name-only', '--diff-filter=d', '-z', baseOf(since, root)];
  const unknown = ['ls-files', '--others', '--exclude-standard', '-z'];
  return [...new Set([differ, unknown].flatMap((args) => gitFiles(root, ...args)))].sort();
}

/** Every file that git knows, and new ones. */
export const filesHere = (root = repository): readonly string[] =>
  gitFiles(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
