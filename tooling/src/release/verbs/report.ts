import { listEnvironments, readHistory, readPointer } from '../../compose/documents';
import { readShellRecord } from '../../compose/shell-record';
import { CommandError } from '../../run/command-error';
import { environmentName } from '../command';
import { requireEnvironment } from '../promote';
import { verify } from '../verify';
import { plural, short, type Task } from './task';

/** What environments run. */
export async function status({ values, store, reporter }: Task): Promise<number> {
  const environments =
    values.env === undefined ? await listEnvironments(store) : [environmentName(values.env)];
  if (environments.length === 0) throw new CommandError(`${store.name} holds no environment.`);
  for (const environment of environments) {
    await requireEnvironment(store, environment);
    const held = await readPointer(store, environment);
    if (!held) continue;
    const { hash, seq, at = 'at an unknown time', action = '', composition } = held.pointer;
    const shell = await readShellRecord(store, environment);
    reporter.block(`${environment}: composition ${hash}`);
    reporter.block(`  promotion ${seq}, ${at}, ${action}`);
    reporter.block(`  shell        kernel ${shell?.kernel ?? 'unknown'}`);
    for (const [name, { release: id, kernelRange, address }] of Object.entries(composition.remotes))
      reporter.block(`  ${name.padEnd(12)} ${short(id)}  needs kernel ${kernelRange}  ${address}`);
  }
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
  const { files, problems } = await verify(store, environment, (done, total) =>
    reporter.status(`${done} of ${total} files`),
  );
  reporter.status('');
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  reporter.line(`${environment} is as its composition says: ${plural(files, 'file')} compared`);
  return 0;
}
