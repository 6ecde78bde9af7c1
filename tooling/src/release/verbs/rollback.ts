import { probeStore } from '../../store/probe';
import { environmentName, expectedState, wholeNumber } from '../option-values';
import { pagesStore } from '../pages-store';
import { requireEnvironment } from '../find-named';
import { rollback } from '../rollback';
import { rollbackShell } from '../rollback-shell';
import { sayPointer, short, type Task } from './task';

/** Makes an environment run what it ran before. */
export async function rollBack(task: Task): Promise<number> {
  const { subject, values, store, reporter } = task;
  const environment = environmentName(values.env);
  const dryRun = values['dry-run'] === true;
  await requireEnvironment(store, environment);
  if (!dryRun) await probeStore(store);
  const pages = await pagesStore(task, environment);
  if (subject === 'shell') {
    const { record } = await rollbackShell(store, environment, {
      pages,
      dryRun,
      expect: expectedState(values.expect),
      despiteKernel: values['despite-kernel'] === true,
    });
    const what = `the page ${short(record.page)} with kernel ${record.kernel}`;
    reporter.line(`${environment} ${dryRun ? 'would have' : 'has'} ${what} again`);
    return 0;
  }
  const pointer = await rollback(store, {
    environment,
    dryRun,
    pages,
    remote: subject,
    seq: wholeNumber(values.seq, 'seq'),
    expect: expectedState(values.expect),
    despiteKernel: values['despite-kernel'] === true,
  });
  sayPointer(task, pointer, true);
  return 0;
}
