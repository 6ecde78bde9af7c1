import type { Composition } from 'shared-kernel/remote';
import { canonicalJson } from '../compose/canonical-json';
import { changeComposition, type ChangeOptions } from '../compose/compose';
import type { Pointer } from '../compose/documents';
import type { Environment } from '../compose/environment';
import { readRelease } from '../compose/stored-release';
import { CliError } from '../base/cli-error';
import { readShellRecord } from '../compose/shell-record';
import type { Store } from '../store/store';
import { changedRemotes, requireFit } from './gate';
import { requireUnmarked } from './prune-marks';

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
