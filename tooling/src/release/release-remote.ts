import type { Composition, RemoteName, RemoteRelease } from 'shared-kernel/remote';
import { changeComposition } from '../compose/compose';
import { readPointer, type Pointer } from '../compose/documents';
import {
  putRelease,
  readRelease,
  releaseFolder,
  type BuiltRelease,
  type PutProgress,
  type PutReport,
  type ReleaseDescription,
} from '../compose/release';
import { CommandError } from '../run/command-error';
import type { Store } from '../store/store';
import { requireKernel } from './kernel-gate';

export interface PlacedRelease {
  readonly name: string;
  readonly description: ReleaseDescription;
  /** Address under which browsers read the store, ending in `/`; found from what stands if not given. */
  readonly publicAddress?: string | undefined;
}

const ownAddress = /[0-9a-f]{32}\/$/;

/** Where browsers find a release, from what was said or from how the environment addresses others. */
function addressOf(
  { name, description: { release }, publicAddress }: PlacedRelease,
  current: Composition | undefined,
): string {
  if (publicAddress !== undefined) return publicAddress + releaseFolder(name, release);
  const own = current?.remotes[name];
  if (own && ownAddress.test(own.address)) return own.address.replace(ownAddress, `${release}/`);
  for (const [other, { address, release: theirs }] of Object.entries(current?.remotes ?? {})) {
    const folder = releaseFolder(other, theirs);
    if (address.endsWith(folder))
      return address.slice(0, -folder.length) + releaseFolder(name, release);
  }
  throw new CommandError(
    'Say under which address browsers read the store: --public https://remotes.example.com/',
  );
}

export const withRelease = (
  current: Composition | undefined,
  placed: PlacedRelease,
): Composition => {
  const entry: RemoteRelease = { ...placed.description, address: addressOf(placed, current) };
  return { schema: 1, remotes: { ...current?.remotes, [placed.name]: entry } };
};

export interface ReleaseOptions {
  readonly name: RemoteName | (string & {});
  readonly built: BuiltRelease;
  /** Environment to promote to; without one the release is only put where a preview finds it. */
  readonly environment?: string | undefined;
  readonly publicAddress?: string | undefined;
  readonly dryRun?: boolean;
  readonly despiteKernel?: boolean;
  readonly expect?: string | undefined;
  readonly onProgress?: ((progress: PutProgress) => void) | undefined;
}

export interface ReleaseReport extends PutReport {
  /** The environment's pointer after it; none where nothing was promoted. */
  readonly pointer: Pointer | undefined;
  /** Whether the environment now runs something else than before. */
  readonly changed: boolean;
}

/** Puts one remote's build into the store and makes it what the environment runs. */
export async function releaseRemote(
  store: Store,
  {
    name,
    built,
    environment,
    publicAddress,
    dryRun = false,
    despiteKernel = false,
    expect,
    onProgress,
  }: ReleaseOptions,
): Promise<ReleaseReport> {
  const placed = { name, description: built.description, publicAddress };
  const before = environment === undefined ? undefined : await readPointer(store, environment);
  if (environment !== undefined) {
    if (!despiteKernel) await requireKernel(store, environment, { [name]: built.description });
    // Before anything is uploaded: an address that is missing is found out now.
    withRelease(before?.pointer.composition, placed);
  }
  const report = await putRelease(store, name, built, { dryRun, onProgress });
  if (environment === undefined || dryRun)
    return { ...report, pointer: before?.pointer, changed: false };
  await readRelease(store, name, built.description.release);
  const pointer = await changeComposition(store, environment, {
    change: (current) => withRelease(current, placed),
    action: `release ${name} ${built.description.release.slice(0, 8)}`,
    expect,
  });
  return { ...report, pointer, changed: pointer.promotion !== before?.pointer.promotion };
}
