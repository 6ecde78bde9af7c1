import { requireExpected } from '../compose/compose';
import type { Environment } from '../compose/environment';
import { type KeptShell, makeCurrent, readKeptShell } from '../compose/publish-shell';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { type PromoteOptions, requireShellFit, requireShellUnmarked } from './gated-change';
import { lastBefore, type LookingBack } from './rollback-target';

export interface RollbackShellOptions
  extends Omit<PromoteOptions, 'publicAddress'>, Pick<LookingBack, 'onPassedOver'> {
  /** The pages' own store, where they have one. */
  readonly pages?: Store | undefined;
  /** The page to go back to; the one before unless named. */
  readonly page?: string | undefined;
  /** Whether the remotes go back with it, and were compared with it already. */
  readonly isWithAll?: boolean;
}

async function pageBefore(
  environment: Environment,
  { onPassedOver }: RollbackShellOptions,
): Promise<string> {
  const target = await lastBefore(environment, { part: 'shell', onPassedOver });
  if (target?.composition.shell) return target.composition.shell.page;
  throw new CliError(
    `${environment.name} ran no other shell before that was not rolled back from: there is nothing to go back to.`,
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
  options: RollbackShellOptions = {},
): Promise<KeptShell> {
  const { pages, expect, despiteKernel, dryRun = false, isWithAll = false } = options;
  const { store, name, pointer } = environment;
  requireExpected(expect, pointer, name);
  const page = options.page ?? (await pageBefore(environment, options));
  const shell = await readKeptShell(store, name, page);
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
