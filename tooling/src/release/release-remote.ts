import type { Composition } from 'shared-kernel/remote';
import { changeComposition, requireExpected } from '../compose/compose';
import { readPointer, type Pointer } from '../compose/documents';
import { putRelease, type PutProgress, type PutReport } from '../compose/put-release';
import { readRelease } from '../compose/stored-release';
import type { BuiltRelease } from '../compose/built-release';
import type { Store } from '../store/store';
import { requireKernel } from './kernel-gate';
import { placesOf, withRelease } from './placement';
import { requireWithinPolicy } from './policy-gate';
import { requireUnmarked } from './prune-marks';

export interface ReleaseOptions {
  readonly name: string;
  readonly built: BuiltRelease;
  /** Environment to promote to; without one the release is only put where a preview finds it. */
  readonly environment?: string | undefined;
  /** Address under which browsers read the store, ending in `/`; the environment's own unless given. */
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
  const { description } = built;
  if (environment === undefined) {
    const report = await putRelease(store, name, built, { dryRun, onProgress });
    return { ...report, pointer: undefined, changed: false };
  }

  const places = await placesOf(store, environment, publicAddress);
  const change = async (current: Composition | undefined) => {
    const next = withRelease(current, name, description, places);
    await requireWithinPolicy(store, environment, current, next);
    return next;
  };
  const before = (await readPointer(store, environment))?.pointer;
  requireExpected(expect, before, environment);
  if (!despiteKernel) await requireKernel(store, environment, { [name]: description });
  // Before anything is uploaded: an address that is missing or forbidden is found out now.
  await change(before?.composition);
  const report = await putRelease(store, name, built, { dryRun, onProgress });
  if (dryRun) return { ...report, pointer: before, changed: false };

  await readRelease(store, name, description.release);
  await requireUnmarked(store, { [name]: description });
  const pointer = await changeComposition(store, environment, {
    change,
    action: `release ${name} ${description.release.slice(0, 8)}`,
    expect,
  });
  return { ...report, pointer, changed: pointer.promotion !== before?.promotion };
}
