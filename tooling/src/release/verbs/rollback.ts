import type { Environment } from '../../compose/environment';
import { lastRecorded } from '../../compose/history';
import { probeStore } from '../../store/probe';
import { requireEnvironment } from '../find-named';
import { environmentName, wholeNumber } from '../option-values';
import { pagesStore } from '../pages-store';
import { readForRollback, rollbackEnvironment } from '../rollback-environment';
import { rollbackShell } from '../rollback-shell';
import { changeOptions, plural, sayPointer, short, type Task } from '../task';
import { verifyChange } from '../verify/verify-change';

/** Whether there is something to go back to without a pointer: a shell alone, or a pointer that is written again. */
async function isKnown({ store, name, shell }: Environment, subject: string | undefined) {
  if (subject === 'shell') return shell !== undefined;
  return (await lastRecorded(store, name)) > 0;
}

/** Makes an environment run what it ran before. */
export async function rollback(task: Task): Promise<number> {
  const { subject, values, store, reporter } = task;
  const name = environmentName(values.env);
  const seq = wholeNumber(values.seq, 'seq');
  const environment = await readForRollback(store, name, { seq, remote: subject });
  if (!environment.pointer && !(await isKnown(environment, subject)))
    await requireEnvironment(environment);
  const options = {
    ...changeOptions(values),
    pages: pagesStore(task, environment),
    onPassedOver: (numbers: readonly number[]) =>
      reporter.line(
        `passed over what is missing, broken or pruned: ${plural(numbers.length, 'promotion')}, ${numbers.join(', ')}`,
      ),
  };
  if (!options.dryRun) await probeStore(store);
  if (subject === 'shell') {
    const { record } = await rollbackShell(environment, options);
    const what = `the page ${short(record.page)} with kernel ${record.kernel}`;
    reporter.line(`${name} ${options.dryRun ? 'would have' : 'has'} ${what} again`);
  } else {
    const change = { ...options, remote: subject, seq };
    sayPointer(task, environment.pointer, await rollbackEnvironment(environment, change));
  }
  await verifyChange(task, environment);
  return 0;
}
