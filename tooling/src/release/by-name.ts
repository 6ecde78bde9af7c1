import { readEnvironment, type Environment } from '../compose/environment';
import type { Store } from '../store/store';
import { releaseRemote as release, type ReleaseOptions } from './release-remote';
import { readForRollback, rollbackEnvironment, type RollbackOptions } from './rollback-environment';
import * as shell from './rollback-shell';
import * as promotions from './verbs/promote';
import * as removals from './verbs/remove';
import * as answers from './verify/verify-public';
import { verifyStore } from './verify/verify-store';

/** Has what a command does read its environment by its name first, as the command does. For tests, as all that follow. */
const byName =
  <Rest extends readonly unknown[], Result>(
    work: (environment: Environment, ...rest: Rest) => Promise<Result>,
  ) =>
  async (store: Store, name: string, ...rest: Rest) =>
    work(await readEnvironment(store, name), ...rest);

export const promoteComposition = byName(promotions.promoteComposition);
export const promoteFrom = byName(promotions.promoteFrom);
export const promoteRelease = byName(promotions.promoteRelease);
export const removeRemote = byName(removals.removeRemote);
export const rollbackShell = byName(shell.rollbackShell);
export const verify = byName(verifyStore);
export const verifyPublic = byName(answers.verifyPublic);

export const rollback = async (store: Store, name: string, options: RollbackOptions = {}) =>
  rollbackEnvironment(await readForRollback(store, name, options), options);

export const releaseRemote = async (
  store: Store,
  {
    environment: name,
    ...options
  }: Omit<ReleaseOptions, 'environment'> & { readonly environment?: string | undefined },
) => {
  const environment = name === undefined ? undefined : await readEnvironment(store, name);
  return release(store, { ...options, environment });
};
