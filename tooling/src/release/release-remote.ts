import type { Composition } from 'shared-kernel/remote';
import type { Pointer } from '../compose/documents';
import { readStanding } from '../compose/history';
import { putRelease, type PutProgress, type PutReport } from '../compose/put-release';
import { readRelease } from '../compose/stored-release';
import type { BuiltRelease } from '../compose/built-release';
import type { Store } from '../store/store';
import { changeThroughGate } from './gated-change';
import { placesOf, withRelease } from './placement';
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
  /** The environment's pointer before it and after it; none where nothing was promoted. */
  readonly before: Pointer | undefined;
  readonly pointer: Pointer | undefined;
  /** Whether the environment now runs something else than before, or would after a dry run. */
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
    return { ...report, before: undefined, pointer: undefined, changed: false };
  }

  const places = await placesOf(store, environment, publicAddress);
  const change = async (current: Composition | undefined) => {
    await requireUnmarked(store, { [name]: description });
    return withRelease(current, name, description, places);
  };
  const promotion = {
    change,
    action: `release ${name} ${description.release.slice(0, 8)}`,
    environment,
    despiteKernel,
    expect,
  };
  const before = (await readStanding(store, environment))?.pointer;
  // Before anything is uploaded: what is refused is found out now.
  const planned = await changeThroughGate(store, { ...promotion, dryRun: true });
  const isOther = ({ promotion: id }: Pointer) => id !== before?.promotion;
  const report = await putRelease(store, name, built, { dryRun, onProgress });
  if (dryRun) return { ...report, before, pointer: planned, changed: isOther(planned) };

  await readRelease(store, name, description.release);
  const pointer = await changeThroughGate(store, promotion);
  return { ...report, before, pointer, changed: isOther(pointer) };
}
