import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  storedVersion,
  unpackBuilds,
} from 'tooling/release';
import { startProduct, type Product } from 'tooling/serve';
import { specifiedRemotes, type SpecifiedRemote } from '../../core/specified-remotes';
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
  /** Makes each remote’s build the environment’s. */
  compose(distOf: (name: SpecifiedRemote) => string): Promise<Record<string, string>>;
  /** Makes a build of the shell the environment’s. */
  releaseShell(dist: string): Promise<void>;
  stop(): Promise<void>;
}

const packageOf = (name: 'host' | SpecifiedRemote) => (name === 'host' ? name : `remote-${name}`);

/** A served environment that any builds of shell and remotes can be put into. */
export async function startSkewStage(): Promise<SkewStage> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-skew-'));
  const place = join(folder, 'store');
  const stored = join(folder, 'before');
  const version = storedVersion();
  if (version === undefined) throw new Error('No builds are stored: npm run store-builds.');
  unpackBuilds(version, stored);
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
        const address = `${product.origins[name]}/r/${await put(name, dist)}/`;
        composition.remotes[name] = { ...description, address };
      }
      await promote(store, environment, composition);
      return Object.fromEntries(
        Object.entries(composition.remotes).map(([name, { release }]) => [name, release]),
      );
    },
    releaseShell: async (dist) => {
      await putShell(store, environment, { built: readBuiltShell(dist) });
    },
    stop: async () => {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const hashIn = (file: string) => /\.([0-9a-f]{10})\.\w+$/.exec(file)?.[1];
/** Another name for another content. */
const otherHash = (hash: string) => hash.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

/** A shell’s build with another version of the kernel in it, its files named anew where they differ. */
export async function shellWithKernel(
  dist: string,
  kernel: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-shell-'));
  await cp(dist, folder, { recursive: true });
  const built = readBuiltShell(folder);
  const files = new Map<string, string>();
  for (const name of await readdir(join(folder, 'assets')))
    if (name.endsWith('.js'))
      files.set(`assets/${name}`, await readFile(join(folder, 'assets', name), 'utf8'));
  files.set('index.html', built.html);

  const replace = (from: string, to: string): string[] => {
    const changed = [...files].filter(([, text]) => text.includes(from));
    for (const [name, text] of changed) files.set(name, text.replaceAll(from, to));
    return changed.map(([name]) => name);
  };
  const left = replace(`"${built.kernel}"`, `"${kernel}"`);
  const renamed = new Map<string, string>();
  for (const name of left) {
    const hash = hashIn(name);
    if (hash === undefined || renamed.has(name)) continue;
    renamed.set(name, name.replace(hash, otherHash(hash)));
    left.push(...replace(hash, otherHash(hash)));
  }
  for (const [name, text] of files) {
    await writeFile(join(folder, name), text);
    const other = renamed.get(name);
    if (other !== undefined) await rename(join(folder, name), join(folder, other));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
