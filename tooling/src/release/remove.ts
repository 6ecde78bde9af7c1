import type { Composition } from 'shared-kernel/remote';
import type { Pointer } from '../compose/documents';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { changeThroughGate } from './gated-change';
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
export const removeRemote = (
  store: Store,
  remote: string,
  options: RemoveOptions,
): Promise<Pointer> =>
  changeThroughGate(store, {
    ...options,
    change: without(remote, options.environment),
    action: `remove ${remote}`,
  });
