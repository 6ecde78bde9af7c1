import { listEnvironments } from '../../compose/documents';
import { readStanding } from '../../compose/history';
import { pageRecordKey, recordKey } from '../../compose/keys';
import { readShellRecord } from '../../compose/environment';
import { commitWords, readBuiltFrom } from '../../provenance/built-from';
import { CliError } from '../../base/cli-error';
import { environmentName } from '../option-values';
import { requireEnvironment, short, type Task } from '../task';

/** Says what something was built from, where its build said it. */
async function reportBuild({ store, reporter }: Task, key: string): Promise<void> {
  const from = readBuiltFrom((await store.get(key))?.body);
  if (from) reporter.block(`               built from ${commitWords(from)} by ${from.builder}`);
}

async function reportEnvironment(task: Task, environment: string): Promise<void> {
  const { store, reporter } = task;
  const standing = (await readStanding(store, environment))?.pointer;
  const { hash, seq, at, action, composition } = await requireEnvironment({
    store,
    name: environment,
    pointer: standing,
  });
  const shell = await readShellRecord(store, environment);
  reporter.block(`${environment}: composition ${hash}`);
  reporter.block(`  promotion ${seq}, ${at ?? 'at an unknown time'}, ${action ?? ''}`);
  const page = composition.shell?.page ?? shell?.page;
  const brought = page && `${short(page)}  brings kernel ${shell?.kernel ?? 'unknown'}`;
  reporter.block(`  shell        ${brought ?? 'unknown'}`);
  if (page !== undefined) await reportBuild(task, pageRecordKey(environment, page));
  for (const [name, { release, kernelRange, address }] of Object.entries(composition.remotes)) {
    reporter.block(`  ${name.padEnd(12)} ${release}  needs kernel ${kernelRange}  ${address}`);
    await reportBuild(task, recordKey(name, release));
  }
}

/** What environments run; one that cannot be read does not hide the others. */
export async function status(task: Task): Promise<number> {
  const { values, store } = task;
  const environments =
    values.env === undefined ? await listEnvironments(store) : [environmentName(values.env)];
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
