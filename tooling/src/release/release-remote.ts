import type { Composition } from 'shared-kernel/remote';
import type { Pointer } from '../compose/documents';
import type { Environment } from '../compose/environment';
import { putRelease, type PutProgress, type PutReport } from '../compose/put-release';
import { readRelease } from '../compose/stored-release';
import type { BuiltRelease } from '../compose/built-release';
import type { Store } from '../store/store';
import { changeThroughGate, type PromoteOptions } from './gated-change';
import { placesOf, withRelease } from './placement';
import { requireUnmarked } from './prune-marks';

export interface ReleaseOptions extends PromoteOptions {
  readonly name: string;
  readonly built: BuiltRelease;
  /** Environment to promote to; without one the release is only put where a preview finds it. */
  readonly environment?: Environment | undefined;
  readonly onProgress?: ((progress: PutProgress) => void) | undefined;
}

export interface ReleaseReport extends PutReport {
  /** The environment's pointer after it; undefined if nothing was promoted. */
  readonly pointer: Pointer | undefined;
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
  const put = () => putRelease(store, name, built, { dryRun, onProgress });
  if (!environment) return { ...(await put()), pointer: undefined };

  const places = placesOf(environment, publicAddress);
  const promotion = {
    change: async (current: Composition | undefined) => {
      await requireUnmarked(store, { [name]: description });
      return withRelease(current, name, description, places);
    },
    action: `release ${name} ${description.release.slice(0, 8)}`,
    despiteKernel,
    expect,
  };
  // Before anything is uploaded: what is refused is found out now.
  const planned = await changeThroughGate(environment, { ...promotion, dryRun: true });
  const report = await put();
  if (dryRun) return { ...report, pointer: planned };

  await readRelease(store, name, description.release);
  return { ...report, pointer: await changeThroughGate(environment, promotion) };
}
