import { requireExpected } from '../compose/compose';
import { readPointer } from '../compose/documents';
import { makeCurrent, readKeptShell, type KeptShell } from '../compose/kept-shell';
import { readShellHistory, type ShellPromotion } from '../compose/shell-history';
import { readShellRecord } from '../compose/shell-record';
import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';
import { requireRemotesRun } from './kernel-gate';
import { rollbackWord } from './rolled-back';

export interface RollbackShellOptions {
  /** The pages' own store, where they have one. */
  readonly pages?: Store | undefined;
  readonly expect?: string | undefined;
  readonly despiteKernel?: boolean;
  readonly dryRun?: boolean;
  /** The page to go back to; the one before unless named. */
  readonly page?: string | undefined;
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

async function lastBefore(store: Store, environment: string): Promise<KeptShell> {
  const running = await readShellRecord(store, environment);
  const pages = pagesNotLeft((await readShellHistory(store, environment)).toReversed());
  const at = pages.lastIndexOf(running?.page ?? '');
  const before = pages[at - 1];
  if (before !== undefined) return readKeptShell(store, environment, before);
  throw new CliError(
    `${environment} ran no other shell before that was not rolled back from: there is nothing to go back to.`,
  );
}

/** Gives an environment the page again that it had before, if what it runs now runs in it. */
export async function rollbackShell(
  store: Store,
  environment: string,
  { pages, expect, page, despiteKernel = false, dryRun = false }: RollbackShellOptions = {},
): Promise<KeptShell> {
  const held = await readPointer(store, environment);
  requireExpected(expect, held?.pointer, environment);
  const shell =
    page === undefined
      ? await lastBefore(store, environment)
      : await readKeptShell(store, environment, page);
  const { kernel } = shell.record;
  if (held && !despiteKernel) requireRemotesRun(kernel, environment, held.pointer.composition);
  if (!dryRun)
    await makeCurrent(store, environment, shell, {
      pages,
      at: new Date().toISOString(),
      isBack: true,
      action: `${rollbackWord} shell back to`,
    });
  return shell;
}
