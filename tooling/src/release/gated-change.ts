import type { Composition } from 'shared-kernel/remote';
import { canonicalJson, type Pointer } from '../compose/documents';
import { changeComposition, type ChangeOptions, requireExpected } from '../compose/compose';
import { type Environment, readShellRecord } from '../compose/environment';
import { readRelease } from '../compose/releases';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { changedRemotes, requireFit, requireRemotesRun, requireWithinPolicy } from './gate';
import { requireKeysUnmarked, requireUnmarked } from './prune-marks';
import type { KeptShell } from '../compose/publish-shell';
import { readStanding } from '../compose/history';
import { keptPageKey, shellAssets } from '../compose/keys';

export interface PromoteOptions extends Pick<ChangeOptions, 'expect' | 'dryRun'> {
  /** Address under which browsers read the store, ending in `/`; the environment's own unless given. */
  readonly publicAddress?: string | undefined;
  readonly despiteKernel?: boolean | undefined;
}

type GatedChange = Omit<ChangeOptions, 'requireFit'> & Pick<PromoteOptions, 'despiteKernel'>;

/** Gives back what changed remotes were before, except those that were changed since. */
const undone =
  (before: Composition | undefined, after: Composition) =>
  (now: Composition = after): Composition => {
    const remotes = new Map(Object.entries(now.remotes));
    for (const [name, entry] of changedRemotes(before, after)) {
      if (canonicalJson(remotes.get(name)) !== canonicalJson(entry)) continue;
      const former = before?.remotes[name];
      if (former) remotes.set(name, former);
      else remotes.delete(name);
    }
    return { ...now, schema: 1, remotes: Object.fromEntries(remotes) };
  };

/**
 * Changes what an environment runs, where the page can run all of it. The gate looks at the state that the change
 * is written over. A shell is released beside that state, so it looks again afterwards: the shell writes down its
 * kernel before it looks at the remotes, and one of the two sees the other.
 */
export async function changeThroughGate(
  { store, name: environment }: Environment,
  { despiteKernel, ...change }: GatedChange,
): Promise<Pointer> {
  let before: Composition | undefined;
  const pointer = await changeComposition(store, environment, {
    ...change,
    requireFit: (shell, current, next) => {
      requireFit(shell, current, next, { environment, despiteKernel });
      before = current;
    },
  });
  if (change.dryRun === true) return pointer;
  const { composition, seq } = pointer;
  try {
    const shell = await readShellRecord(store, environment);
    requireFit(shell, before, composition, { environment, despiteKernel });
  } catch (error) {
    await changeComposition(store, environment, {
      change: undone(before, composition),
      action: `roll back to ${seq - 1}`,
      isBack: true,
    });
    throw error;
  }
  return pointer;
}

/** Every release that is new in a composition is there, whole, and what the composition says of it. */
export async function requireUsable(
  store: Store,
  current: Composition | undefined,
  next: Composition,
): Promise<void> {
  const changed = changedRemotes(current, next);
  for (const [name, { address, ...entry }] of changed) {
    const described = await readRelease(store, name, entry.release);
    if (canonicalJson(entry) !== canonicalJson(described))
      throw new CliError(
        `The composition describes ${name}, at ${address}, differently from its release. Nothing was changed.`,
      );
  }
  await requireUnmarked(store, Object.fromEntries(changed));
}

/** The same, once every release that is new in what would run is there and whole. */
export const changeToUsable = (
  environment: Environment,
  { change, ...options }: GatedChange,
): Promise<Pointer> =>
  changeThroughGate(environment, {
    ...options,
    change: async (current) => {
      const next = await change(current);
      await requireUsable(environment.store, current, next);
      return next;
    },
  });

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
