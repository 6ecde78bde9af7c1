import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import type { Network } from '../../network/network';
import type { ShapedOrigin } from '../../network/shaped-origin';
import { entryName, manifestName, placeOf } from './usual-config';
import { folderOf, type OtherBuild } from './written-files';

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

interface OwnOrigins {
  readonly shell: ShapedOrigin;
  readonly remotes: ReadonlyMap<string, ShapedOrigin>;
}

/** Serves a shell as the product's is served, from a store of its own. */
async function serveShell(build: OtherBuild, { shell, remotes }: OwnOrigins): Promise<Served> {
  const store = new DirectoryStore(folderOf(build, 'store'));
  // Its page learns from here which tabs its remotes have.
  await promote(store, build, await developmentComposition());
  await putShell(store, build, { built: readBuiltShell(folderOf(build, 'dist')) });
  return {
    url: `${shell.origin}/`,
    stop: async () => {
      await Promise.all([shell, ...remotes.values()].map((origin) => origin.stop()));
    },
  };
}

function makeShell(build: OtherBuild, network: Network, remoteOrigins: () => readonly string[]) {
  // What an earlier run left names the addresses of that run.
  rmSync(folderOf(build, 'store'), { recursive: true, force: true });
  const store = folderOf(build, 'store');
  return network.makeOrigin(shellListener({ store, environment: build, remoteOrigins }));
}

export async function serveTwin(network: Network): Promise<Served> {
  const shell = makeShell('twin', network, () => []);
  await shell.start();
  return serveShell('twin', { shell, remotes: new Map() });
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

/** Writes where the remotes are served into the files that name them. */
function writePlaces(folder: string, remotes: OwnOrigins['remotes']): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    const placed = [...remotes].reduce(
      (text, [remote, { origin }]) => text.replaceAll(placeOf(remote), origin),
      source,
    );
    if (placed !== source) writeFileSync(file, placed);
  }
}

export async function serveUsual(network: Network): Promise<Served> {
  const remotes = new Map<string, ShapedOrigin>();
  const shell = makeShell('usual', network, () =>
    [...remotes.values()].map(({ origin }) => origin),
  );
  for (const name of remoteNames) {
    const listener = remoteListener(folderOf('usual', 'remotes', name), () => shell.origin);
    remotes.set(name, network.makeOrigin(revalidating(listener)));
  }
  await Promise.all([shell, ...remotes.values()].map((origin) => origin.start()));
  writePlaces(folderOf('usual', 'dist', assetsFolder), remotes);
  return serveShell('usual', { shell, remotes });
}
