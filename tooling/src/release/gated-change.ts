import type { Composition } from 'shared-kernel/remote';
import { canonicalJson } from '../compose/canonical-json';
import { changeComposition, type ChangeOptions } from '../compose/compose';
import type { Pointer } from '../compose/documents';
import { readShellRecord } from '../compose/shell-record';
import type { Store } from '../store/store';
import { changedRemotes, requireFit, type GateOptions } from './gate';
import { rollbackWord } from './rolled-back';

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
  { change, action, expect, restores, dryRun = false, ...gate }: GatedChange,
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
      action: `${rollbackWord} back to ${seq - 1}`,
    });
    throw error;
  }
  return pointer;
}
