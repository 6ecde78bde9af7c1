import { CliError } from '../../run/cli-error';
import { probeStore } from '../../store/probe';
import { abortCanary } from '../canary';
import { environmentName, expectedState } from '../option-values';
import { usage } from '../usage';
import { requireEnvironment } from '../find-named';
import { sayPointer, type Task } from './task';

/** Ends a remote's canary: every browser runs again what most ran. */
export async function abort(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  if (subject === undefined) throw new CliError(`Name the remote whose canary ends.\n\n${usage}`);
  const dryRun = values['dry-run'] === true;
  await requireEnvironment(store, environment);
  if (!dryRun) await probeStore(store);
  const expect = expectedState(values.expect);
  const pointer = await abortCanary(store, subject, { environment, dryRun, expect });
  sayPointer(task, pointer, true);
  return 0;
}
