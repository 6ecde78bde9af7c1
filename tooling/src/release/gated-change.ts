import type { Composition } from 'shared-kernel/remote';
import { canonicalJson } from '../compose/canonical-json';
import { changeComposition, type ChangeOptions } from '../compose/compose';
import type { Pointer } from '../compose/documents';
import { readRelease } from '../compose/stored-release';
import { CliError } from '../base/cli-error';
import { readShellRecord } from '../compose/shell-record';
import type { Store } from '../store/store';
import { changedRemotes, requireFit, type GateOptions } from './gate';
import { requireUnmarked } from './prune-marks';

export type GatedChange = GateOptions & ChangeOptions;

/** Gives back what changed remotes were before, those that nobody has changed since. */
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
  store: Store,
  { change, action, isBack, expect, restores, dryRun = false, ...gate }: GatedChange,
): Promise<Pointer> {
  const { environment } = gate;
  let before: Composition | undefined;
  const checked = async (current: Composition | undefined) => {
    const next = await change(current);
    requireFit(await readShellRecord(store, environment), current, next, gate);
    before = current;
    return next;
  };
  const pointer = await changeComposition(store, environment, {
    change: checked,
    action,
    isBack,
    expect,
    restores,
    dryRun,
  });
  if (dryRun) return pointer;
  const { composition, seq } = pointer;
  try {
    requireFit(await readShellRecord(store, environment), before, composition, gate);
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

export interface PromoteOptions {
  readonly environment: string;
  /** Address under which browsers read the store, ending in `/`; the environment's own unless given. */
  readonly publicAddress?: string | undefined;
  readonly expect?: string | undefined;
  readonly despiteKernel?: boolean;
  readonly dryRun?: boolean;
  /** Whether a pointer that was lost is written again. */
  readonly restores?: boolean;
  readonly isBack?: boolean;
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
        `The composition describes ${name}, at ${address}, otherwise than its release does. Nothing was changed.`,
      );
  }
  await requireUnmarked(store, Object.fromEntries(changed));
}

export type Change = (current: Composition | undefined) => Composition | Promise<Composition>;

/**
 * Makes a change of what an environment runs, once everything that it would run is fit to. A dry run returns the
 * pointer that it would write.
 */
export function apply(
  store: Store,
  change: Change,
  action: string,
  options: PromoteOptions,
): Promise<Pointer> {
  return changeThroughGate(store, {
    change: async (current) => {
      const next = await change(current);
      await requireUsable(store, current, next);
      return next;
    },
    action,
    ...options,
  });
}
