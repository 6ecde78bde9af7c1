import type { Composition } from 'shared-kernel/remote';
import type { Pointer } from '../../compose/documents';
import { type Environment, readEnvironment } from '../../compose/environment';
import { CliError } from '../../base/cli-error';
import { requireEnvironment, type Task } from '../task';
import { changeThroughGate, type PromoteOptions } from '../gated-change';
import { environmentName } from '../option-values';
import { usage } from '../command';
import { changeAndVerify } from '../verify/verify-change';

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
  environment: Environment,
  remote: string,
  options: Omit<PromoteOptions, 'publicAddress'> = {},
): Promise<Pointer> =>
  changeThroughGate(environment, {
    ...options,
    change: without(remote, environment.name),
    action: `remove ${remote}`,
  });

/** Takes one remote out of what an environment runs. */
export async function remove(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const name = environmentName(values.env);
  if (subject === undefined) throw new CliError(`Name the remote to remove.\n\n${usage}`);
  const environment = await readEnvironment(store, name);
  await requireEnvironment(environment);
  return changeAndVerify(task, environment, (options) =>
    removeRemote(environment, subject, options),
  );
}
