import type { PromotionRecord } from '../../compose/documents';
import { readRecent, readStanding, type Recent, readRecentShells } from '../../compose/history';
import { noteWords, type PromotionNote } from '../../compose/note';
import { environmentName, wholeNumber } from '../option-values';
import { requireEnvironment, short, type Task } from '../task';

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
    const what = isBack === true ? 'roll shell back to' : 'release shell';
    reportLine(task, { ...note, at, action: `${what} ${page.slice(0, 8)}` });
  }
  if (unreadable.length > 0)
    task.reporter.block(`  releases of the shell that cannot be read: ${unreadable.join(', ')}`);
  return first.length;
}

function reportRecent(task: Task, { records, unreadable }: Recent<PromotionRecord>): number {
  for (const record of records) reportLine(task, record);
  if (unreadable.length > 0)
    task.reporter.block(`  missing, or broken and passed over: ${unreadable.join(', ')}`);
  return (records[0]?.seq ?? 0) - records.length - unreadable.length;
}

/** What an environment ran, the last first. */
export async function history(task: Task): Promise<number> {
  const { values, store, reporter } = task;
  const name = environmentName(values.env);
  const reach = wholeNumber(values.last, 'last') ?? shownUsually;
  const pointer = (await readStanding(store, name))?.pointer;
  if (!pointer) {
    const shells = await reportFirstShells(task, name, undefined);
    if (shells === 0) await requireEnvironment({ store, name, pointer });
    return 0;
  }
  const recent = await readRecent(store, name, pointer, reach);
  const earlier = reportRecent(task, recent);
  if (earlier > 0) reporter.block(`  and ${earlier} before: --last names how many to show`);
  else await reportFirstShells(task, name, recent.records.at(-1)?.at ?? '');
  return 0;
}
