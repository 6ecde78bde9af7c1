import { resolve } from 'node:path';
import { describeRemote } from '../../webpack/description';
import { packageDirectory, packageOfRemote, remoteNames, repository } from '../packages';
import { checkName } from './check-name';
import { installPackage } from './install-package';
import type { NewArguments } from './parse-new-arguments';
import { writeRemote } from './write-remote';

const tabDistance = 10;

/** The tabs that the remotes here bring. */
async function tabsHere() {
  const described = await Promise.all(
    remoteNames.map((name) => describeRemote(packageDirectory(packageOfRemote(name)))),
  );
  return described.flatMap(({ screens }) => Object.values(screens).map(({ tab }) => tab));
}

/** Makes a remote of one tab, which stands after those there are; returns its folder. */
export async function makeRemote({ name, at }: NewArguments, from: string): Promise<string> {
  const tabs = await tabsHere();
  checkName(name, [...remoteNames, ...tabs.map(({ key }) => key)]);
  const order = Math.max(0, ...tabs.map((tab) => tab.order)) + tabDistance;
  const folder = await writeRemote(name, order, at === undefined ? repository : resolve(from, at));
  if (at === undefined) await installPackage(folder);
  return folder;
}
