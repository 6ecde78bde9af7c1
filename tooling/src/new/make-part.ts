import { relative } from 'node:path';
import { CliError } from '../base/cli-error';
import { packageDirectory, packageOfRemote, remoteNames, repository } from '../packages';
import { checkForm, checkName } from './check-name';
import type { NewArguments } from './parse-new-arguments';
import { nextOrder, tabsHere } from './tabs-here';
import { writePart, writeTab } from './write-part';

/** Writes a tab, a command or a component into a remote of this repository; returns the files that it wrote. */
export async function makePart(
  asked: Exclude<NewArguments, { readonly kind: 'remote' }>,
): Promise<readonly string[]> {
  const { kind, name, within } = asked;
  const known = remoteNames.find((remote) => remote === asked.remote);
  if (known === undefined)
    throw new CliError(
      `There is no remote “${asked.remote}”; there are ${remoteNames.join(', ')}.`,
    );
  const part = { kind, name, within, remote: packageDirectory(packageOfRemote(known)) };
  const files = kind === 'tab' ? await makeTab(part) : await makeOther(part, known);
  return files.map((file) => relative(repository, file));
}

async function makeTab(part: Parameters<typeof writeTab>[0]) {
  const tabs = await tabsHere();
  checkName(part.name, [...remoteNames, ...tabs.map(({ key }) => key)]);
  return writeTab(part, nextOrder(tabs));
}

function makeOther(part: Parameters<typeof writePart>[0], remote: string) {
  checkForm(part.name, part.kind);
  return writePart(part, remote);
}
