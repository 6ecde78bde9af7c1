import type { Composition } from 'shared-kernel/remote';
import { requirePointer, type Pointer } from '../../compose/documents';
import { CliError } from '../../base/cli-error';
import { probeStore } from '../../store/probe';
import type { Store } from '../../store/store';
import { environmentName, expectedState } from '../option-values';
import { usage } from '../usage';
import { requireEnvironment } from '../find-named';
import { changeThroughGate, type PromoteOptions } from '../gated-change';
import { verifyChange } from '../verify/verify-change';
import { sayPointer, type Task } from '../task';

export type RemoveOptions = Pick<PromoteOptions, 'environment' | 'expect' | 'dryRun'>;

const without =
  (remote: string, environment: string) =>
  (current: Composition | undefined): Composition => {
    const running = Object.entries(current?.remotes ?? {});
    const kept = running.filter(([name]) => name !== remote);
    if (kept.length < running.length)
      return { ...current, schema: 1, remotes: Object.fromEntries(kept) };
    const known = kept.map(([name]) => name).join(', ') || 'no remote';
    throw new CliError(
      `${environment} runs no “${remote}”; it runs ${known}. Nothing was changed.`,
    );
  };

/** Takes a remote out of what an environment runs; its releases stay, and a rollback brings it back. */
export const removeRemote = (
  store: Store,
  remote: string,
  options: RemoveOptions,
): Promise<Pointer> =>
  changeThroughGate(store, {
    ...options,
    change: without(remote, options.environment),
    action: `remove ${remote}`,
  });

/** Takes one remote out of what an environment runs. */
export async function remove(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  if (subject === undefined) throw new CliError(`Name the remote to remove.\n\n${usage}`);
  const dryRun = values['dry-run'] === true;
  await requireEnvironment(store, environment);
  if (!dryRun) await probeStore(store);
  const expect = expectedState(values.expect);
  const options = { environment, dryRun, expect };
  const before = await requirePointer(store, environment);
  sayPointer(task, before, await removeRemote(store, subject, options));
  await verifyChange(task, environment);
  return 0;
}
