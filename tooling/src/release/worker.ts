import type { Composition } from 'shared-kernel/remote';
import { changeComposition, requireExpected } from '../compose/compose';
import { requirePointer, type Pointer } from '../compose/documents';
import type { Store } from '../store/store';
import type { PromoteOptions } from './promote';

export type WorkerState = 'on' | 'off';

/** Says in what an environment runs whether browsers keep it, to open it without a network. */
export async function setWorker(
  store: Store,
  state: WorkerState,
  {
    environment,
    expect,
    dryRun = false,
  }: Pick<PromoteOptions, 'environment' | 'expect' | 'dryRun'>,
): Promise<Pointer> {
  const standing = await requirePointer(store, environment);
  if (dryRun) {
    requireExpected(expect, standing, environment);
    return standing;
  }
  const change = (current: Composition = standing.composition): Composition => ({
    ...current,
    worker: state === 'off' ? 'off' : undefined,
  });
  return changeComposition(store, environment, {
    change,
    action: `worker ${state}`,
    expect,
  });
}
