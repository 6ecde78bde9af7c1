import { listEnvironments, readHistory, requirePointer } from '../../compose/documents';
import { readShellRecord } from '../../compose/shell-record';
import { CommandError } from '../../run/command-error';
import { environmentName } from '../command';
import { requireEnvironment } from '../promote';
import { verify } from '../verify';
import { plural, short, type Task } from './task';

async function reportEnvironment({ store, reporter }: Task, environment: string): Promise<void> {
  const { hash, seq, at, action, composition } = await requirePointer(store, environment);
  const shell = await readShellRecord(store, environment);
  reporter.block(`${environment}: composition ${hash}`);
  reporter.block(`  promotion ${seq}, ${at ?? 'at an unknown time'}, ${action ?? ''}`);
  reporter.block(`  shell        kernel ${shell?.kernel ?? 'unknown'}`);
  for (const [name, { release: id, kernelRange, address }] of Object.entries(composition.remotes))
    reporter.block(`  ${name.padEnd(12)} ${short(id)}  needs kernel ${kernelRange}  ${address}`);
}

/** What environments run; one that cannot be read does not hide the others. */
export async function status(task: Task): Promise<number> {
  const { values, store } = task;
  if (values.env !== undefined) await requireEnvironment(store, environmentName(values.env));
  const environments = values.env === undefined ? await listEnvironments(store) : [values.env];
  if (environments.length === 0) throw new CommandError(`${store.name} holds no environment.`);
  const problems: string[] = [];
  for (const environment of environments)
    await reportEnvironment(task, environment).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      problems.push(error.message);
    });
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return 0;
}

/** What an environment ran. */
export async function history({ values, store, reporter }: Task): Promise<number> {
  const environment = environmentName(values.env);
  await requireEnvironment(store, environment);
  for (const { seq, at = '', hash, action = '' } of await readHistory(store, environment))
    reporter.block(`${String(seq).padStart(5)}  ${at.padEnd(24)}  ${short(hash)}  ${action}`);
  return 0;
}

/** Whether every byte is what the composition says. */
export async function check({ values, store, reporter }: Task): Promise<number> {
  const environment = environmentName(values.env);
  await requireEnvironment(store, environment);
  const { files, page, problems } = await verify(store, environment, (done, total) =>
    reporter.status(`${done} of ${total} files`),
  );
  reporter.status('');
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  const shell = page
    ? 'its page is the one that was released'
    : 'its page does not lie in this store and was not compared';
  reporter.line(
    `${environment} is as its composition says: ${plural(files, 'file')} compared; ${shell}`,
  );
  return 0;
}
