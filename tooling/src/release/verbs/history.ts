import type { PromotionRecord } from '../../compose/documents';
import { readEnvironment } from '../../compose/environment';
import { readRecent } from '../../compose/history';
import { noteWords } from '../../compose/note';
import { environmentName, wholeNumber } from '../option-values';
import { requireEnvironment, short, type Task } from '../task';

const shownUsually = 50;

function reportPromotion({ reporter }: Task, record: PromotionRecord): void {
  const { seq, at = '', hash, action = '' } = record;
  reporter.block(`${String(seq).padStart(5)}  ${at.padEnd(24)}  ${short(hash)}  ${action}`);
  const words = noteWords(record);
  if (words !== '') reporter.block(`       ${words}`);
}

/** What an environment ran, the last first. */
export async function history(task: Task): Promise<number> {
  const { values, store, reporter } = task;
  const name = environmentName(values.env);
  const reach = wholeNumber(values.last, 'last') ?? shownUsually;
  const pointer = await requireEnvironment(await readEnvironment(store, name));
  const { records, unreadable } = await readRecent(store, name, pointer, reach);
  for (const record of records) reportPromotion(task, record);
  if (unreadable.length > 0)
    reporter.block(`  missing, or broken and passed over: ${unreadable.join(', ')}`);
  const earlier = pointer.seq - records.length - unreadable.length;
  if (earlier > 0) reporter.block(`  and ${earlier} before: --last names how many to show`);
  return 0;
}
