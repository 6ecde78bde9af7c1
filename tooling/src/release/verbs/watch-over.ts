import type { Pointer } from '../../compose/documents';
import { inTheNameOf, currentNote } from '../../compose/note';
import { environmentName } from '../option-values';
import { rollback } from '../rollback';
import { tabsOf } from '../watched-tabs';
import { sayPointer, type Task } from './task';

/** What the command ends with when it went back by itself. */
export const wentBack = 3;

/** Looks at what was promoted as browsers get it, where `--watch` asks for it; goes back when a tab fails. */
export async function watchOver(
  task: Task,
  pointer: Pointer | undefined,
  changed: boolean,
): Promise<number> {
  const { values, store, reporter } = task;
  if (values.watch === undefined || pointer === undefined || values['dry-run'] === true) return 0;
  const page = values.watch;
  const environment = environmentName(values.env);
  const tabs = tabsOf(pointer.composition);
  reporter.status(`opening ${tabs.length} tabs of ${page}`);
  const { promotion, seq } = pointer;
  // A browser's driver takes as long to load as all the rest: only who watches waits for it.
  const { walkTabs } = await import('../watch');
  const problems = await walkTabs({ page, environment, promotion, tabs });
  reporter.status('');
  if (problems.length === 0) {
    reporter.line(`every tab of ${page} shows its first screen: ${tabs.join(', ')}`);
    return 0;
  }
  for (const problem of problems) reporter.line(problem);
  if (!changed) {
    reporter.line(`${environment} runs what it ran before, and stays with it`);
    return 1;
  }
  const message = `Went back by itself: ${problems.join(' ')}`.slice(0, 500);
  const back = await inTheNameOf({ ...currentNote(), message }, () =>
    rollback(store, { ...task, environment, expect: String(seq) }),
  );
  sayPointer(task, back, true);
  return wentBack;
}
