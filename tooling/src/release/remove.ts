import type { Composition } from 'shared-kernel/remote';
import { changeComposition, requireExpected } from '../compose/compose';
import { readPointer, type Pointer } from '../compose/documents';
import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';
import type { PromoteOptions } from './promote';

export type RemoveOptions = Pick<PromoteOptions, 'environment' | 'expect' | 'dryRun'>;

const without =
  (remote: string, environment: string) =>
  (current: Composition | undefined): Composition => {
    const running = Object.entries(current?.remotes ?? {});
    const kept = running.filter(([name]) => name !== remote);
    if (kept.length < running.length)
      return { ...current, schema: 1, remotes: Object.fromEntries(kept) };
    const known = kept.map(([name]) => name).join(', ') || 'no remote';
    throw new CliError(
      `${environment} runs no “${remote}”; it runs ${known}. Nothing was changed.`,
    );
  };

/** Takes a remote out of what an environment runs; its releases stay, and a rollback brings it back. */
export async function removeRemote(
  store: Store,
  remote: string,
  { environment, expect, dryRun = false }: RemoveOptions,
): Promise<Pointer | undefined> {
  const change = without(remote, environment);
  if (!dryRun)
    return changeComposition(store, environment, {
      change,
      action: `remove ${remote}`,
      expect,
    });
  const held = await readPointer(store, environment);
  requireExpected(expect, held?.pointer, environment);
  change(held?.pointer.composition);
  return held?.pointer;
}
