import { readPointer } from '../../compose/documents';
import { CliError } from '../../run/cli-error';
import { probeStore } from '../../store/probe';
import { environmentName, expectedState } from '../option-values';
import { usage } from '../usage';
import { setWorker } from '../worker';
import { sayPointer, type Task } from './task';

/** Switches what browsers keep off or on again. */
export async function switchWorker(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  if (subject !== 'on' && subject !== 'off')
    throw new CliError(`worker takes on or off.\n\n${usage}`);
  const dryRun = values['dry-run'] === true;
  const before = await readPointer(store, environment);
  if (!dryRun) await probeStore(store);
  const expect = expectedState(values.expect);
  const pointer = await setWorker(store, subject, { environment, dryRun, expect });
  sayPointer(task, pointer, pointer.hash !== before?.pointer.hash);
  return 0;
}
