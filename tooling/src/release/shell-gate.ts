import type { Composition } from 'shared-kernel/remote';
import { requireExpected } from '../compose/compose';
import type { KeptShell } from '../compose/kept-shell';
import { readStanding } from '../compose/history';
import { keptPageKey, shellAssets } from '../compose/keys';
import type { Store } from '../store/store';
import { requireRemotesRun } from './kernel-gate';
import { requireWithinPolicy } from './policy-gate';
import { requireKeysUnmarked } from './prune-marks';

interface ShellGate {
  readonly pages?: Store | undefined;
  readonly expect?: string | undefined;
  readonly despiteKernel?: boolean | undefined;
}

/**
 * Refuses a shell in which a remote that the environment runs could not run, or could not be loaded from where it is.
 * Looks at what stands, each time it is asked, and returns that.
 */
export async function requireShellFit(
  store: Store,
  environment: string,
  { kernel, origins }: Pick<KeptShell['record'], 'kernel' | 'origins'>,
  { expect, despiteKernel = false }: ShellGate = {},
): Promise<Composition | undefined> {
  const pointer = (await readStanding(store, environment))?.pointer;
  requireExpected(expect, pointer, environment);
  if (!pointer) return undefined;
  const { composition } = pointer;
  if (!despiteKernel) requireRemotesRun(kernel, environment, composition);
  for (const one of Object.entries(composition.remotes))
    if (origins) requireWithinPolicy(origins, environment, one);
  return composition;
}

/** Refuses a shell whose files a prune is about to remove. */
export const requireShellUnmarked = (
  store: Store,
  environment: string,
  { record, assets }: Pick<KeptShell, 'record' | 'assets'>,
  { pages }: ShellGate,
): Promise<void> =>
  requireKeysUnmarked(store, 'files of this shell', [
    keptPageKey(environment, record.page),
    ...assets.map((file) => shellAssets(pages !== undefined) + file),
  ]);
