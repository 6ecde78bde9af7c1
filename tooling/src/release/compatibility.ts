import { satisfies } from 'compare-versions';
import {
  ownershipRegistry,
  type Composition,
  remoteNamePattern,
  parseDescription,
  findReleaseError,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { CliError } from '../command-line/cli-error';
import { toCanonicalJson } from '../compose/documents';
import { getReleasesFolder, shellAssetsFolder } from '../compose/keys';
import { readRelease } from '../compose/releases';
import { readShell } from '../compose/shells';
import type { Store } from '../store/store';

function refuse(sentence: string): never {
  throw new CliError(`${sentence} Nothing was changed.`);
}

/** Whether a shell with this kernel version can run a remote. Invalid version ranges match no version. */
export function isKernelCompatible(
  kernel: string,
  { kernelRange }: Pick<RemoteRelease, 'kernelRange'>,
) {
  try {
    return satisfies(kernel, kernelRange);
  } catch {
    return false;
  }
}

export function toPolicySource(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : origin + pathname;
}

function changedRemotes(current: Composition, next: Composition) {
  const before = new Map(Object.entries(current.remotes));
  return Object.entries(next.remotes).filter(
    ([name, entry]) => toCanonicalJson(before.get(name)) !== toCanonicalJson(entry),
  );
}

function requireIntegrityHashes([name, release]: readonly [string, RemoteRelease]): void {
  if (!remoteNamePattern.test(name)) refuse(`“${name}” is not a name of a remote.`);
  const isEmpty = Object.keys(release.files).length === 0;
  const fault = isEmpty ? 'names no files with their digests.' : findReleaseError(release);
  if (fault !== undefined) refuse(`The release of ${name} ${fault}`);
}

/** Rejects a changed remote that declares a tab or records of another remote. */
function requireUniqueClaims({ remotes }: Composition, changed: ReadonlySet<string>): void {
  const holders = ownershipRegistry.initialClaims('overview');
  const isChanged = (name: string) => Number(changed.has(name));
  const names = Object.keys(remotes).sort();
  for (const name of names.sort((a, b) => isChanged(a) - isChanged(b))) {
    const { description } = parseDescription(name, remotes[name]?.brings);
    const conflict = description && ownershipRegistry.register(holders, description);
    if (!conflict || !changed.has(name)) continue;
    const claim = `${conflict.what === 'tab' ? 'a tab' : 'the records'} “${conflict.name}”`;
    refuse(`${name} brings ${claim}, and so does ${conflict.holder ?? name}: name it otherwise.`);
  }
}

interface CompatibilityOptions {
  readonly environment: string;
  readonly despiteKernel?: boolean | undefined;
  /** URL of the remotes in the page’s content security policy. If it is missing, remotes may have any URL. */
  readonly source?: string | undefined;
}

export function requireCompatibleRemotes(
  current: Composition,
  next: Composition,
  { environment, despiteKernel = false, source }: CompatibilityOptions,
): void {
  const changed = changedRemotes(current, next);
  changed.forEach(requireIntegrityHashes);
  requireUniqueClaims(next, new Set(changed.map(([name]) => name)));
  const { shell, remotes } = next;
  if (!shell) return;
  const isOther = shell.page !== current.shell?.page;
  for (const [name, remote] of isOther ? Object.entries(remotes) : changed) {
    const { kernelRange, address } = remote;
    if (!despiteKernel && !isKernelCompatible(shell.kernel, remote))
      refuse(
        `${name} needs kernel ${kernelRange}; the shell of ${environment} runs kernel ${shell.kernel}. Its tab would show an error until both are out; --despite-kernel does it all the same.`,
      );
    if (source !== undefined && !address.startsWith(source))
      refuse(
        `The policy of ${environment}’s page does not let ${name} load from ${address}: release the shell again first.`,
      );
  }
}

async function requireFiles(store: Store, folder: string, files: object, what: string) {
  const there = new Set(await store.list(folder));
  const [first, ...others] = Object.keys(files).filter((path) => !there.has(folder + path));
  if (first !== undefined)
    refuse(`${what} lacks ${others.length + 1} of its files, such as ${first}: release it again.`);
}

/** Rejects a new release if the store lacks its files, or if it differs from its description in the composition. */
export async function requireStoredFiles(
  store: Store,
  environment: string,
  current: Composition,
  next: Composition,
): Promise<void> {
  for (const [name, { address, ...entry }] of changedRemotes(current, next)) {
    const { release } = entry;
    if (toCanonicalJson(entry) !== toCanonicalJson(await readRelease(store, name, release)))
      refuse(`The composition describes ${name}, at ${address}, differently from its release.`);
    const what = `The release ${release.slice(0, 8)} of ${name}`;
    await requireFiles(store, getReleasesFolder(name), entry.files, what);
  }
  const page = next.shell?.page;
  if (page === undefined || page === current.shell?.page) return;
  const { files } = await readShell(store, environment, page);
  await requireFiles(store, shellAssetsFolder, files, `The shell ${page.slice(0, 8)}`);
}
