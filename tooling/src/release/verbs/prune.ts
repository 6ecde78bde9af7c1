import { openStore } from '../../store/open-store';
import { probeStore } from '../../store/probe';
import { wholeNumber } from '../option-values';
import { prune } from '../prune';
import { plural, storeOptions, type Task } from './task';

/** Beside a page lies what it was built from, which goes with it. */
const isPage = (key: string) => /\/[0-9a-f]{64}\.json$/.test(key);

/** Removes what nobody can need. */
export async function pruneStore({ values, store, reporter, from }: Task): Promise<number> {
  const dryRun = values['dry-run'] === true;
  const pages =
    values['shell-to'] === undefined
      ? undefined
      : openStore(values['shell-to'], { ...storeOptions(values), from });
  const seconds = wholeNumber(values.pause, 'pause');
  if (!dryRun) for (const used of [store, pages]) if (used) await probeStore(used);
  const { releases, compositions, files, shellFiles, shellPages, unknownShells, keys } =
    await prune(store, {
      pages,
      days: wholeNumber(values.days, 'days') ?? 30,
      historyDays: wholeNumber(values['history-days'], 'history-days'),
      pauseMs: seconds === undefined ? undefined : seconds * 1000,
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
    plural(files.length, 'file') + ' of theirs',
    plural(shellFiles.length, 'file') + ' of former shells',
    plural(shellPages.filter(isPage).length, 'page') + ' of theirs',
  ].join(', ');
  reporter.line(`${dryRun ? 'would remove' : 'removed'} ${what}: ${plural(keys, 'key')}`);
  return 0;
}
