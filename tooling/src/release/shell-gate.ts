import type { KeptShell } from '../compose/kept-shell';
import { readStanding } from '../compose/history';
import { keptPageKey, shellAssets } from '../compose/keys';
import type { Store } from '../store/store';
import { requireRemotesRun } from './kernel-gate';
import { requireWithinPolicy } from './policy-gate';
import { requireKeysUnmarked } from './prune-marks';

interface ShellGate {
  readonly pages?: Store | undefined;
  readonly despiteKernel?: boolean | undefined;
}

/** Refuses a shell in which a remote that the environment runs could not run, or could not be loaded from where it is. */
export async function requireShellFit(
  store: Store,
  environment: string,
  { kernel, origins }: Pick<KeptShell['record'], 'kernel' | 'origins'>,
  { despiteKernel = false }: ShellGate = {},
): Promise<void> {
  const held = await readStanding(store, environment);
  if (!held) return;
  const { composition } = held.pointer;
  if (!despiteKernel) requireRemotesRun(kernel, environment, composition);
  for (const one of Object.entries(composition.remotes))
    if (origins) requireWithinPolicy(origins, environment, one);
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
