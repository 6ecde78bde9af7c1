import { requireExpected } from '../compose/compose';
import type { Environment } from '../compose/environment';
import { type KeptShell, makeCurrent, readKeptShell } from '../compose/publish-shell';
import { keptPageKey } from '../compose/keys';
import { readRecentShells, type ShellPromotion } from '../compose/history';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { type PromoteOptions, requireShellFit, requireShellUnmarked } from './gated-change';

export interface RollbackShellOptions extends Omit<PromoteOptions, 'publicAddress'> {
  /** The pages' own store, where they have one. */
  readonly pages?: Store | undefined;
  /** The page to go back to; the one before unless named. */
  readonly page?: string | undefined;
  /** Whether the remotes go back with it, and were compared with it already. */
  readonly isWithAll?: boolean;
  /** Hears the numbers of releases of the shell whose record cannot be read. */
  readonly onPassedOver?: ((numbers: readonly number[]) => void) | undefined;
}

/** The pages that ran and were not gone back from, the newest last; takes the releases from the oldest on. */
export function pagesNotLeft(history: readonly ShellPromotion[]): readonly string[] {
  const pages: string[] = [];
  for (const { page, isBack } of history) {
    const at = isBack === true ? pages.lastIndexOf(page) : -1;
    if (at >= 0) pages.splice(at + 1);
    else if (pages.at(-1) !== page) pages.push(page);
  }
  return pages;
}

/** The pages before the one that runs that were kept and not gone back from, the newest first; takes the newest release first. */
export async function pagesBefore(
  store: Store,
  environment: string,
  running: string | undefined,
  history: readonly ShellPromotion[],
): Promise<readonly string[]> {
  const pages = pagesNotLeft(history.toReversed());
  const at = running === undefined ? -1 : pages.lastIndexOf(running);
  const earlier = (at < 0 ? pages : pages.slice(0, at)).filter((page) => page !== running);
  const kept: string[] = [];
  for (const page of earlier.toReversed())
    if (await store.has(keptPageKey(environment, page))) kept.push(page);
  return kept;
}

async function lastBefore(
  { store, name, shell }: Environment,
  onPassedOver: NonNullable<RollbackShellOptions['onPassedOver']>,
): Promise<KeptShell> {
  const { records, unreadable } = await readRecentShells(store, name);
  const [before] = await pagesBefore(store, name, shell?.page, records);
  if (unreadable.length > 0) onPassedOver(unreadable);
  if (before !== undefined) return readKeptShell(store, name, before);
  throw new CliError(
    `${name} ran no other shell before that was not rolled back from: there is nothing to go back to.`,
  );
}

/** Refuses a page that was made for another place: it reads its composition from there. */
function requireSamePlace(environment: string, { record }: KeptShell, pages: Store | undefined) {
  if (record.pages === pages?.name) return;
  const place = record.pages ?? 'the environment’s own store';
  throw new CliError(
    `The earlier page of ${environment} was made for ${place}: release the shell that it was made of again. Nothing was changed.`,
  );
}

/** Gives an environment the page again that it had before, if what it runs now runs in it. */
export async function rollbackShell(
  environment: Environment,
  {
    pages,
    expect,
    page,
    despiteKernel,
    dryRun = false,
    isWithAll = false,
    onPassedOver = () => undefined,
  }: RollbackShellOptions = {},
): Promise<KeptShell> {
  const { store, name, pointer } = environment;
  requireExpected(expect, pointer, name);
  const shell =
    page === undefined
      ? await lastBefore(environment, onPassedOver)
      : await readKeptShell(store, name, page);
  requireSamePlace(name, shell, pages);
  const requireFit = async () => {
    if (!isWithAll) await requireShellFit(store, name, shell.record, { despiteKernel, expect });
    await requireShellUnmarked(store, name, shell, { pages });
  };
  await requireFit();
  if (!dryRun)
    await makeCurrent(store, name, shell, {
      pages,
      at: new Date().toISOString(),
      isBack: true,
      action: 'roll shell back to',
      requireFit,
    });
  return shell;
}
