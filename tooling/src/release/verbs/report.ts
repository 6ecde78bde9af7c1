import { listEnvironments, requirePointer } from '../../compose/documents';
import { readRecent, readStanding, type RecentHistory } from '../../compose/history';
import { pageRecordKey, recordKey } from '../../compose/keys';
import { noteWords, type PromotionNote } from '../../compose/note';
import { readRecentShells } from '../../compose/shell-history';
import { readShellRecord } from '../../compose/shell-record';
import { commitWords, readBuiltFrom } from '../../provenance/built-from';
import { CliError } from '../../base/cli-error';
import { rollbackWord } from '../rolled-back';
import { environmentName, wholeNumber } from '../option-values';
import { requireEnvironment } from '../find-named';
import { short, type Task } from './task';

/** Says what something was built from, where its build said it. */
async function reportBuild({ store, reporter }: Task, key: string): Promise<void> {
  const from = readBuiltFrom((await store.get(key))?.body);
  if (from) reporter.block(`               built from ${commitWords(from)} by ${from.builder}`);
}

async function reportEnvironment(task: Task, environment: string): Promise<void> {
  const { store, reporter } = task;
  const { hash, seq, at, action, composition } = await requirePointer(store, environment);
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

interface Line extends PromotionNote {
  readonly seq?: number;
  readonly at?: string | undefined;
  readonly hash?: string;
  readonly action?: string | undefined;
}

function reportLine({ reporter }: Task, { seq, at = '', hash = '', action = '', ...note }: Line) {
  const number = String(seq ?? '').padStart(5);
  reporter.block(`${number}  ${at.padEnd(24)}  ${short(hash).padEnd(12)}  ${action}`);
  const words = noteWords(note);
  if (words !== '') reporter.block(`       ${words}`);
}

/** Shells that were released before anything was promoted, which no promotion names; the last first. */
async function reportFirstShells(task: Task, environment: string, before: string | undefined) {
  const { records, unreadable } = await readRecentShells(task.store, environment);
  const first = records.filter(({ at }) => before === undefined || at < before);
  for (const { page, isBack, at, ...note } of first) {
    const what = isBack === true ? `${rollbackWord} shell back to` : 'release shell';
    reportLine(task, { ...note, at, action: `${what} ${page.slice(0, 8)}` });
  }
  if (unreadable.length > 0)
    task.reporter.block(`  releases of the shell that cannot be read: ${unreadable.join(', ')}`);
  return first.length;
}

function reportRecent(task: Task, { records, unreadable }: RecentHistory): number {
  for (const record of records) reportLine(task, record);
  if (unreadable.length > 0)
    task.reporter.block(`  missing, or broken and passed over: ${unreadable.join(', ')}`);
  return (records[0]?.seq ?? 0) - records.length - unreadable.length;
}

/** What an environment ran, the last first. */
export async function history(task: Task): Promise<number> {
  const { values, store, reporter } = task;
  const environment = environmentName(values.env);
  const reach = wholeNumber(values.last, 'last') ?? shownUsually;
  if (!(await readStanding(store, environment))) {
    if ((await reportFirstShells(task, environment, undefined)) === 0)
      await requireEnvironment(store, environment);
    return 0;
  }
  const recent = await readRecent(store, environment, reach);
  const earlier = reportRecent(task, recent);
  if (earlier > 0) reporter.block(`  and ${earlier} before: --last names how many to show`);
  else await reportFirstShells(task, environment, recent.records.at(-1)?.at ?? '');
  return 0;
}
