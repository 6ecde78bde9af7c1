import { openStore } from '../../store/open-store';
import { probeStore } from '../../store/probe';
import { wholeNumber } from '../command';
import { prune } from '../prune';
import { plural, storeOptions, type Task } from './task';

/** Removes what nobody can need. */
export async function clear({ values, store, reporter, from }: Task): Promise<number> {
  const dryRun = values['dry-run'] === true;
  const pages =
    values['shell-to'] === undefined
      ? undefined
      : openStore(values['shell-to'], { ...storeOptions(values), from });
  if (!dryRun) for (const used of [store, pages]) if (used) await probeStore(used);
  const { releases, compositions, shellFiles, unknownShells, keys } = await prune(store, {
    pages,
    days: wholeNumber(values.days, 'days') ?? 30,
    historyDays: wholeNumber(values['history-days'], 'history-days'),
    dryRun,
  });
  for (const name of releases) reporter.block(`  ${name}`);
  for (const name of unknownShells)
    reporter.line(
      `every file of the shell stays: release the shell to ${name} once more, so that it is written down what its page needs`,
    );
  const what = [
    plural(releases.length, 'release'),
    plural(compositions.length, 'composition'),
    plural(shellFiles.length, 'file') + ' of former shells',
  ].join(', ');
  reporter.line(`${dryRun ? 'would remove' : 'removed'} ${what}: ${plural(keys, 'file')}`);
  return 0;
}
