import { CommandError } from '../../run/command-error';
import { probeStore } from '../../store/probe';
import { environmentName, expectedState, usage } from '../command';
import { requireEnvironment } from '../promote';
import { removeRemote } from '../remove';
import { sayPointer, type Task } from './task';

/** Takes one remote out of what an environment runs. */
export async function takeOut(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  if (subject === undefined) throw new CommandError(`Name the remote to remove.\n\n${usage}`);
  const dryRun = values['dry-run'] === true;
  await requireEnvironment(store, environment);
  if (!dryRun) await probeStore(store);
  const expect = expectedState(values.expect);
  sayPointer(task, await removeRemote(store, subject, { environment, dryRun, expect }), true);
  return 0;
}
