import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../../store/open-store';
import { probeStore } from '../../store/probe';
import type { Store, StoredEntry } from '../../store/store';
import { findLost, type Lost } from '../lost';
import { findNeeded } from '../needed';
import { wholeNumber } from '../option-values';
import { mark } from '../prune-marks';
import { plural, storeOptions, type Task } from '../task';

export interface PruneOptions {
  /** Age below which nothing is removed: the longest a page stays open. */
  readonly days: number;
  /** Age of a superseded promotion beyond which the history no longer protects it; never unless named. */
  readonly historyDays?: number | undefined;
  /** The store of the shell's page and assets where it is one of its own. */
  readonly pages?: Store | undefined;
  /** Between what is marked and the second look, in milliseconds: longer than a promotion takes to be made. */
  readonly pauseMs?: number | undefined;
  readonly dryRun?: boolean;
  readonly now?: () => Date;
  readonly pause?: (ms: number) => Promise<unknown>;
}

export interface PruneReport extends Lost {
  /** Environments whose page names files that were not recorded: then no file of a shell is removed. */
  readonly unknownShells: readonly string[];
  readonly keys: number;
}

const dayMs = 86_400_000;
const usualPauseMs = 60_000;
/** How long the removal itself may take while its marks hold. */
const removalMs = 15 * 60_000;
const removedAtOnce = 500;

/** Up to when what stood then is needed: an open page is older than what superseded its release. */
const horizonOf = ({ days, historyDays, now = () => new Date() }: PruneOptions) =>
  historyDays === undefined ? 0 : now().getTime() - Math.max(historyDays, days) * dayMs;

const keysOf = ({ releases, compositions, files, shellFiles, shellPages }: Lost) => [
  ...compositions,
  ...files,
  ...releases,
  ...shellFiles,
  ...shellPages,
];

async function look(
  store: Store,
  options: PruneOptions,
  isAsked = (_key: string): boolean => true,
): Promise<PruneReport> {
  const { days, pages, now = () => new Date() } = options;
  const oldest = now().getTime() - days * dayMs;
  const isOld = ({ modified }: StoredEntry) => modified.getTime() < oldest;
  const needed = await findNeeded(store, horizonOf(options));
  const lost = await findLost(store, pages, needed, isOld, isAsked);
  return { ...lost, unknownShells: needed.shells.unknown, keys: keysOf(lost).length };
}

/**
 * Removes what is not needed: releases, compositions and files that no pointer and no history names and that
 * are older than `days`. It marks them first, pauses, and looks again: who promotes meanwhile either is seen at the
 * second look or sees the marks. What describes a release goes after its files, so that a prune that was killed is
 * finished by the next.
 */
export async function pruneStore(store: Store, options: PruneOptions): Promise<PruneReport> {
  const { pages, dryRun = false, pauseMs = usualPauseMs, pause = wait } = options;
  const { now = () => new Date() } = options;
  const first = await look(store, options);
  if (dryRun || first.keys === 0) return first;
  const until = new Date(now().getTime() + pauseMs + removalMs);
  const marked = new Set(keysOf(first));
  const unmark = await mark(store, [...marked], { until, now: now() });
  try {
    await pause(pauseMs);
    const report = await look(store, options, (key) => marked.has(key));
    const keys = [report.compositions, report.files, report.releases, report.shellPages].flat();
    for (let from = 0; from < keys.length && now() < until; from += removedAtOnce)
      await store.remove(keys.slice(from, from + removedAtOnce));
    await (pages ?? store).remove(report.shellFiles);
    return report;
  } finally {
    await unmark();
  }
}

/** Beside a page lies what it was built from, which goes with it. */
const isPage = (key: string) => /\/[0-9a-f]{64}\.json$/.test(key);

/** Removes what is not needed. */
export async function prune({ values, store, reporter, from }: Task): Promise<number> {
  const dryRun = values['dry-run'] === true;
  const pages =
    values['shell-to'] === undefined
      ? undefined
      : openStore(values['shell-to'], { ...storeOptions(values), from });
  const seconds = wholeNumber(values.pause, 'pause');
  if (!dryRun) for (const used of [store, pages]) if (used) await probeStore(used);
  const { releases, compositions, files, shellFiles, shellPages, unknownShells, keys } =
    await pruneStore(store, {
      pages,
      days: wholeNumber(values.days, 'days') ?? 30,
      historyDays: wholeNumber(values['history-days'], 'history-days'),
      pauseMs: seconds === undefined ? undefined : seconds * 1000,
      dryRun,
    });
  for (const name of releases) reporter.block(`  ${name}`);
  for (const name of unknownShells)
    reporter.line(
      `every file of the shell stays: release the shell to ${name} once more, which records what its page needs`,
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
