import { requirePointer } from '../../compose/documents';
import { CliError } from '../../base/cli-error';
import { probeStore } from '../../store/probe';
import { environmentName, expectedState } from '../option-values';
import { usage } from '../usage';
import { requireEnvironment } from '../find-named';
import { removeRemote } from '../remove';
import { verifyChange } from './public-check';
import { sayPointer, type Task } from './task';

/** Takes one remote out of what an environment runs. */
export async function takeOut(task: Task): Promise<number> {
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
