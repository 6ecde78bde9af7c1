import { readPointer } from '../../compose/documents';
import { CliError } from '../../base/cli-error';
import { probeStore } from '../../store/probe';
import { environmentName, expectedState, folderAddress } from '../option-values';
import { usage } from '../usage';
import { namedRelease } from '../named-release';
import { promoteComposition, promoteFrom, promoteRelease } from '../promote';
import { requireEnvironment } from '../find-named';
import { verifyChange } from './public-check';
import { sayPointer, type Task } from './task';

/** Makes an environment run something that is in the store already. */
export async function promote(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  const dryRun = values['dry-run'] === true;
  if (!dryRun) await probeStore(store);
  const options = {
    environment,
    dryRun,
    publicAddress: folderAddress(values.public),
    expect: expectedState(values.expect),
    despiteKernel: values['despite-kernel'] === true,
  };
  const before = await readPointer(store, environment);
  const promoted = async () => {
    if (values.from !== undefined) {
      await requireEnvironment(store, environmentName(values.from));
      return promoteFrom(store, values.from, subject, options);
    }
    const named = namedRelease(subject);
    if (named) return promoteRelease(store, named.remote, named.beginning, options);
    if (subject !== undefined && /^[0-9a-f]{6,64}$/.test(subject))
      return promoteComposition(store, subject, options);
    throw new CliError(`Name a composition’s hash, remote@release, or --from.\n\n${usage}`);
  };
  const pointer = await promoted();
  sayPointer(task, before?.pointer, pointer);
  await verifyChange(task, environment);
  return 0;
}
