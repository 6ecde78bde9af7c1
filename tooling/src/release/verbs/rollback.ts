import { readPointer } from '../../compose/documents';
import { lastRecorded } from '../../compose/history';
import { readShellRecord } from '../../compose/shell-record';
import { probeStore } from '../../store/probe';
import type { Store } from '../../store/store';
import { environmentName, expectedState, wholeNumber } from '../option-values';
import { pagesStore } from '../pages-store';
import { requireEnvironment } from '../find-named';
import { rollbackEnvironment } from '../rollback-environment';
import { rollbackShell } from '../rollback-shell';
import { verifyChange } from '../verify/verify-change';
import { plural, sayPointer, short, type Task } from '../task';

/** Whether there is something to go back to without a pointer: a shell alone, or a pointer that is written again. */
async function isKnown(
  store: Store,
  environment: string,
  subject: string | undefined,
  seq: number | undefined,
): Promise<boolean> {
  if (subject === 'shell') return (await readShellRecord(store, environment)) !== undefined;
  return subject === undefined && seq !== undefined && (await lastRecorded(store, environment)) > 0;
}

/** Makes an environment run what it ran before. */
export async function rollback(task: Task): Promise<number> {
  const { subject, values, store, reporter } = task;
  const environment = environmentName(values.env);
  const dryRun = values['dry-run'] === true;
  const seq = wholeNumber(values.seq, 'seq');
  if (!(await isKnown(store, environment, subject, seq)))
    await requireEnvironment(store, environment);
  if (!dryRun) await probeStore(store);
  const pages = await pagesStore(task, environment);
  const onPassedOver = (numbers: readonly number[]) =>
    reporter.line(
      `passed over what is missing, broken or pruned: ${plural(numbers.length, 'promotion')}, ${numbers.join(', ')}`,
    );
  if (subject === 'shell') {
    const { record } = await rollbackShell(store, environment, {
      pages,
      dryRun,
      expect: expectedState(values.expect),
      despiteKernel: values['despite-kernel'] === true,
      onPassedOver,
    });
    const what = `the page ${short(record.page)} with kernel ${record.kernel}`;
    reporter.line(`${environment} ${dryRun ? 'would have' : 'has'} ${what} again`);
    await verifyChange(task, environment);
    return 0;
  }
  const before = (await readPointer(store, environment))?.pointer;
  const pointer = await rollbackEnvironment(store, {
    environment,
    dryRun,
    pages,
    remote: subject,
    seq,
    expect: expectedState(values.expect),
    despiteKernel: values['despite-kernel'] === true,
    onPassedOver,
  });
  sayPointer(task, before, pointer);
  await verifyChange(task, environment);
  return 0;
}
