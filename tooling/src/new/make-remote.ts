import { resolve } from 'node:path';
import { remoteNames, repository } from '../packages';
import { checkName } from './check-name';
import { installPackage } from './install-package';
import type { NewArguments } from './parse-new-arguments';
import { nextOrder, tabsHere } from './tabs-here';
import { writeRemote } from './write-remote';

/** Makes a remote of one tab, which stands after those there are; returns its folder. */
export async function makeRemote(
  { name, at }: Extract<NewArguments, { readonly kind: 'remote' }>,
  from: string,
): Promise<string> {
  const tabs = await tabsHere();
  checkName(name, [...remoteNames, ...tabs.map(({ key }) => key)]);
  const folder = await writeRemote(
    name,
    nextOrder(tabs),
    at === undefined ? repository : resolve(from, at),
  );
  if (at === undefined) await installPackage(folder);
  return folder;
}
