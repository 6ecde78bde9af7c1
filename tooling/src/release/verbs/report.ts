import { listEnvironments, requirePointer } from '../../compose/documents';
import { readRecent } from '../../compose/history';
import { noteWords } from '../../compose/note';
import { readShellRecord } from '../../compose/shell-record';
import { CliError } from '../../run/cli-error';
import { environmentName, wholeNumber } from '../option-values';
import { requireEnvironment } from '../find-named';
import { short, type Task } from './task';

async function reportEnvironment({ store, reporter }: Task, environment: string): Promise<void> {
  const { hash, seq, at, action, composition } = await requirePointer(store, environment);
  const shell = await readShellRecord(store, environment);
  reporter.block(`${environment}: composition ${hash}`);
  reporter.block(`  promotion ${seq}, ${at ?? 'at an unknown time'}, ${action ?? ''}`);
  const page = composition.shell?.page ?? shell?.page;
  const brought = page && `${short(page)}  brings kernel ${shell?.kernel ?? 'unknown'}`;
  reporter.block(`  shell        ${brought ?? 'unknown'}`);
  for (const [name, { release, kernelRange, address }] of Object.entries(composition.remotes))
    reporter.block(`  ${name.padEnd(12)} ${release}  needs kernel ${kernelRange}  ${address}`);
}

/** What environments run; one that cannot be read does not hide the others. */
export async function status(task: Task): Promise<number> {
  const { values, store } = task;
  if (values.env !== undefined) await requireEnvironment(store, environmentName(values.env));
  const environments = values.env === undefined ? await listEnvironments(store) : [values.env];
  if (environments.length === 0) throw new CliError(`${store.name} holds no environment.`);
  const problems: string[] = [];
  for (const environment of environments)
    await reportEnvironment(task, environment).catch((error: unknown) => {
      if (!(error instanceof CliError)) throw error;
      problems.push(error.message);
    });
  if (problems.length > 0) throw new CliError(problems.join('\n'));
  return 0;
}

const shownUsually = 50;

/** What an environment ran, the last first. */
export async function history({ values, store, reporter }: Task): Promise<number> {
  const environment = environmentName(values.env);
  await requireEnvironment(store, environment);
  const reach = wholeNumber(values.last, 'last') ?? shownUsually;
  const { records, unreadable } = await readRecent(store, environment, reach);
  for (const record of records) {
    const { seq, at = '', hash, action = '' } = record;
    reporter.block(`${String(seq).padStart(5)}  ${at.padEnd(24)}  ${short(hash)}  ${action}`);
    const note = noteWords(record);
    if (note !== '') reporter.block(`       ${note}`);
  }
  if (unreadable.length > 0)
    reporter.block(`  missing, or broken and passed over: ${unreadable.join(', ')}`);
  const earlier = (records[0]?.seq ?? 0) - records.length - unreadable.length;
  if (earlier > 0) reporter.block(`  and ${earlier} before: --last names how many to show`);
  return 0;
}
