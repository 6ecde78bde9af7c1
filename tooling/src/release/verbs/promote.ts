import { readPointer } from '../../compose/documents';
import { CommandError } from '../../run/command-error';
import { probeStore } from '../../store/probe';
import { environmentName, expectedState, folderAddress, usage } from '../command';
import { promoteComposition, promoteFrom, promoteRelease, requireEnvironment } from '../promote';
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
    const [, remote, id] = /^([a-z][a-z0-9-]*)@([0-9a-f]{4,32})$/.exec(subject ?? '') ?? [];
    if (remote !== undefined && id !== undefined) return promoteRelease(store, remote, id, options);
    if (subject !== undefined && /^[0-9a-f]{6,64}$/.test(subject))
      return promoteComposition(store, subject, options);
    throw new CommandError(`Name a composition’s hash, remote@release, or --from.\n\n${usage}`);
  };
  const pointer = await promoted();
  sayPointer(task, pointer, pointer?.promotion !== before?.pointer.promotion);
  return 0;
}
