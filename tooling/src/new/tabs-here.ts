import { describeRemote } from '../../webpack/description';
import { packageDirectory, packageOfRemote, remoteNames } from '../packages';

const tabDistance = 10;

/** The tabs that the remotes here bring. */
export async function tabsHere() {
  const described = await Promise.all(
    remoteNames.map((name) => describeRemote(packageDirectory(packageOfRemote(name)))),
  );
  return described.flatMap(({ screens }) => Object.values(screens).map(({ tab }) => tab));
}

/** Where a tab stands that comes after these. */
export const nextOrder = (tabs: readonly { readonly order: number }[]): number =>
  Math.max(0, ...tabs.map(({ order }) => order)) + tabDistance;
