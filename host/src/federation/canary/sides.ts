import {
  isInCanary,
  type Canary,
  type DeployedRemote,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { browserId } from './browser-id';

type Remotes = Readonly<Record<string, DeployedRemote>>;

/** Whether the page runs a remote's canary. */
export type IsIn = (remote: string, canary: Canary) => boolean;

/** As this browser falls, which is asked for where a canary is and nowhere else; without an id on no canary's side. */
export const byLot: IsIn = (remote, canary) => {
  const id = browserId();
  return id !== undefined && isInCanary(id, remote, canary);
};

const chosen = (
  remote: string,
  { canary, ...stable }: DeployedRemote,
  isIn: IsIn,
): RemoteRelease => (canary && isIn(remote, canary) ? canary.tried : stable);

/** What each remote runs in this page: everything that is asked of a release is asked of that one. */
export const chosenRemotes = (
  remotes: Remotes,
  isIn: IsIn = byLot,
): Record<string, RemoteRelease> =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, deployed]) => [name, chosen(name, deployed, isIn)]),
  );
