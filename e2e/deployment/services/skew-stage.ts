import { createHash } from 'node:crypto';
import { copyFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import {
  DirectoryStore,
  promote,
  putRelease,
  putShell,
  readBuiltRelease,
  readBuiltShell,
  repository,
  runsIn,
  storedVersion,
  unpackBuilds,
} from 'tooling/release';
import { startProduct, type Product } from 'tooling/serve';
import { specifiedRemotes, type SpecifiedRemote } from '../../core/specified-remotes';
import { rewriteBuild } from './named-anew';
import { environment } from './stage';

/** Builds of every package, one folder a package. */
export type Builds = (name: 'host' | SpecifiedRemote) => string;

export interface SkewStage {
  readonly product: Product;
  /** What is built now, and what was built of the release before. */
  readonly now: Builds;
  readonly before: Builds;
  /** Releases a remote’s build without composing it; returns its release. */
  put(name: SpecifiedRemote, dist: string): Promise<string>;
  /** Makes each remote’s build the environment’s; returns where the entry of each is. */
  compose(distOf: (name: SpecifiedRemote) => string): Promise<Record<string, string>>;
  /** Whether the kernel of a shell’s build is one that a remote’s build asks for. */
  fits(shell: string, name: SpecifiedRemote, dist: string): boolean;
  /** Makes a build of the shell the environment’s. */
  releaseShell(dist: string): Promise<void>;
  stop(): Promise<void>;
}

const packageOf = (name: 'host' | SpecifiedRemote) => (name === 'host' ? name : `remote-${name}`);

/** Films are kept by their names alone: one of the same name is the same film. */
async function putFilmsBack(from: string, into: string): Promise<void> {
  for (const name of await readdir(join(into, 'assets'))) {
    const film = join(into, 'assets', name);
    if ((await stat(film)).size > 0) continue;
    await copyFile(join(from, 'assets', name), film).catch(() => undefined);
  }
}

/** A served environment that any builds of shell and remotes can be put into. */
export async function startSkewStage(): Promise<SkewStage> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-skew-'));
  const place = join(folder, 'store');
  const stored = join(folder, 'before');
  const version = storedVersion();
  if (version === undefined) throw new Error('No builds are stored: npm run store-builds.');
  unpackBuilds(version, stored);
  for (const name of ['host', ...specifiedRemotes] as const)
    await putFilmsBack(join(repository, packageOf(name), 'dist'), join(stored, packageOf(name)));
  const product = await startProduct({ store: place, environment });
  const store = new DirectoryStore(place);

  const put = async (name: SpecifiedRemote, dist: string) => {
    const built = readBuiltRelease(name, dist);
    await putRelease(store, name, built);
    return built.description.release;
  };
  return {
    product,
    now: (name) => join(repository, packageOf(name), 'dist'),
    before: (name) => join(stored, packageOf(name)),
    put,
    async compose(distOf) {
      const composition: Composition = { schema: 1, remotes: {} };
      for (const name of specifiedRemotes) {
        const dist = distOf(name);
        const { description } = readBuiltRelease(name, dist);
        const address = `${product.origins[name]}/r/`;
        await put(name, dist);
        composition.remotes[name] = { ...description, address };
      }
      await promote(store, environment, composition);
      return Object.fromEntries(
        Object.entries(composition.remotes).map(([name, { address, entry }]) => [
          name,
          address + entry,
        ]),
      );
    },
    fits: (shell, name, dist) =>
      runsIn(readBuiltShell(shell).kernel, readBuiltRelease(name, dist).description),
    releaseShell: async (dist) => {
      await putShell(store, environment, { built: readBuiltShell(dist) });
    },
    stop: async () => {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const digestIn = async (folder: string, name: string) =>
  createHash('sha256')
    .update(await readFile(join(folder, 'assets', name)))
    .digest('base64');

/** The page with the digests that its files have now. */
async function withDigests(folder: string, page = ''): Promise<string> {
  const [, names = ''] = /"names":"([^"]*)"/.exec(page) ?? [];
  const digests: string[] = [];
  for (const name of names.split(' ')) digests.push(await digestIn(folder, name));
  const [, main = ''] = /<script defer src="\/assets\/([^"]+)"/.exec(page) ?? [];
  return page
    .replace(/"digests":"[^"]*"/, `"digests":"${digests.join('').replaceAll('=', '')}"`)
    .replace(/integrity="[^"]*"/, `integrity="sha256-${await digestIn(folder, main)}"`);
}

/** A shell’s build with another version of the kernel in it, its files named anew where they differ. */
export async function shellWithKernel(
  dist: string,
  kernel: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-shell-'));
  await cp(dist, folder, { recursive: true });
  const isText = (path: string) => /^assets\/[^/]+\.js$/.test(path) || path === 'index.html';
  await rewriteBuild(folder, isText, [
    [`"${readBuiltShell(folder).kernel}"`, `"${kernel}"`],
    // Another shell's page has other styles in it as a rule, of which the policy of the page before it knows nothing.
    ['</style>', '\n</style>'],
  ]);
  const page = join(folder, 'index.html');
  await writeFile(page, await withDigests(folder, await readFile(page, 'utf8')));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
