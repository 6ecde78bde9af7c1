import type { Canary, Composition, DeployedRemote, RemoteRelease } from 'shared-kernel/remote';
import { canaryWords } from '../compose/canaries';
import { CliError } from '../run/cli-error';

export const underWay = (name: string, canary: Canary): CliError =>
  new CliError(
    `A canary of ${name} is under way, ${canaryWords(canary)}: promote or abort it first. Nothing was changed.`,
  );

/**
 * A remote at its next release. Its canary ends where that is the release it tries, and goes on where nothing else
 * changes; a third release is refused: nobody could tell any more what the canary is compared with.
 */
export function succeeding(
  name: string,
  current: Composition | undefined,
  next: RemoteRelease,
): DeployedRemote {
  const own = current?.remotes[name];
  if (!own?.canary || next.release === own.canary.tried.release) return next;
  if (next.release !== own.release) throw underWay(name, own.canary);
  const tried = { ...own.canary.tried, address: next.address };
  return { ...next, canary: { ...own.canary, tried } };
}

/** Refuses a composition that lacks a remote a canary of which is under way. */
export function requireNoneLeft(
  current: Composition | undefined,
  next: Readonly<Record<string, unknown>>,
): void {
  for (const [name, { canary }] of Object.entries(current?.remotes ?? {}))
    if (canary && !Object.hasOwn(next, name)) throw underWay(name, canary);
}
