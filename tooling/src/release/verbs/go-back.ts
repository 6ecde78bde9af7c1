import { probeStore } from '../../store/probe';
import { environmentName, expectedState, wholeNumber } from '../command';
import { requireEnvironment } from '../promote';
import { rollback } from '../rollback';
import { sayPointer, type Task } from './task';

/** Makes an environment run what it ran before. */
export async function goBack(task: Task): Promise<number> {
  const { subject, values, store } = task;
  const environment = environmentName(values.env);
  const dryRun = values['dry-run'] === true;
  await requireEnvironment(store, environment);
  if (!dryRun) await probeStore(store);
  const pointer = await rollback(store, {
    environment,
    dryRun,
    remote: subject,
    seq: wholeNumber(values.seq, 'seq'),
    expect: expectedState(values.expect),
    despiteKernel: values['despite-kernel'] === true,
  });
  sayPointer(task, pointer, true);
  return 0;
}
