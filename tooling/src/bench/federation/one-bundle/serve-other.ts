import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { developmentComposition } from '../../../../webpack/development';
import { readBuiltShell } from '../../../compose/built-shell';
import { promote } from '../../../compose/compose';
import { assetsFolder } from '../../../compose/keys';
import { putShell } from '../../../compose/shell-release';
import { remoteNames } from '../../../packages';
import { remoteListener, shellListener } from '../../../serve/listeners';
import { DirectoryStore } from '../../../store/directory-store';
import type { Network } from '../../origins/network';
import type { ShapedOrigin } from '../../origins/shaped-origin';
import { entryName, manifestName, placeOf } from './usual-config';
import { folderOf, type OtherBuild } from './written-files';

/** Serves a shell as the product's is served, from a store of its own; gives its address. */
async function serveShell(build: OtherBuild, folder: string, shell: ShapedOrigin): Promise<string> {
  const store = new DirectoryStore(folderOf(build, 'store'));
  // Its page learns from here which tabs its remotes have.
  await promote(store, build, await developmentComposition());
  await putShell(store, build, { built: readBuiltShell(folder) });
  return `${shell.origin}/`;
}

function makeShell(build: OtherBuild, network: Network, remoteOrigins: () => readonly string[]) {
  const store = folderOf(build, 'store');
  // What an earlier run left names the addresses of that run.
  rmSync(store, { recursive: true, force: true });
  return network.makeOrigin(shellListener({ store, environment: build, remoteOrigins }));
}

export async function serveTwin(network: Network): Promise<string> {
  const shell = makeShell('twin', network, () => []);
  await shell.start();
  return serveShell('twin', folderOf('twin', 'dist'), shell);
}

/** What has one name in every release is asked for again at every visit. */
function revalidating(listener: RequestListener): RequestListener {
  return (request, response) => {
    const isNamedAlike = [manifestName, entryName].some((name) => request.url?.endsWith(name));
    if (isNamedAlike) {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        set(name, name.toLowerCase() === 'cache-control' ? 'no-cache' : value);
    }
    listener(request, response);
  };
}

/** A copy of the shell's build in which it is written where its remotes are served. */
function placedShell(remotes: ReadonlyMap<string, ShapedOrigin>): string {
  const placed = folderOf('usual', 'placed');
  rmSync(placed, { recursive: true, force: true });
  cpSync(folderOf('usual', 'dist'), placed, { recursive: true });
  const assets = join(placed, assetsFolder);
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const file = join(assets, name);
    const source = readFileSync(file, 'utf8');
    const text = [...remotes].reduce(
      (so, [remote, { origin }]) => so.replaceAll(placeOf(remote), origin),
      source,
    );
    if (text !== source) writeFileSync(file, text);
  }
  return placed;
}

export async function serveUsual(network: Network): Promise<string> {
  const remotes = new Map<string, ShapedOrigin>();
  const shell = makeShell('usual', network, () =>
    [...remotes.values()].map(({ origin }) => origin),
  );
  for (const name of remoteNames) {
    const listener = remoteListener(folderOf('usual', 'remotes', name), () => shell.origin);
    remotes.set(name, network.makeOrigin(revalidating(listener)));
  }
  await Promise.all([shell, ...remotes.values()].map((origin) => origin.start()));
  return serveShell('usual', placedShell(remotes), shell);
}
