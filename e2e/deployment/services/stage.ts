import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryStore, repository, runToolingCommand, type CommandResult } from 'tooling/release';
import type { ServedProduct } from '../../core/shared-product';
import { specifiedRemotes } from '../../core/specified-remotes';
import { rewriteBuild } from './rehash-build';
import { serveStore } from './serve-store';

export interface Stage {
  readonly product: ServedProduct;
  /** Path of the release store, if the store is a folder. */
  readonly store?: string;
  release(...args: string[]): Promise<CommandResult>;
  keys(): Promise<string[]>;
  /** Changes a file in the release store directly, without a release. */
  tamper(key: string, change: (body: string) => string): Promise<void>;
  stop(): Promise<void>;
}

export const environment = 'production';

export const createServedProduct = (shell: string, remotes: string): ServedProduct => ({
  url: `${shell}/`,
  origins: {
    shell,
    contracts: remotes,
    compliance: remotes,
    operations: remotes,
    account: remotes,
  },
});

type RemotePackage = 'operations' | 'contracts';

export interface RemoteVariant {
  readonly folder: string;
  remove(): Promise<void>;
}

interface VariantOptions {
  /** Pairs of a text in the build and its replacement. Building the variant fails if a text is missing. */
  readonly replace?: readonly (readonly [string, string])[];
  readonly kernelRange?: string;
}

/** Simulates a build of the next commit: copies the build of a remote and replaces texts. */
export async function buildVariant(
  remote: RemotePackage,
  { replace = [], kernelRange }: VariantOptions,
): Promise<RemoteVariant> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-variant-'));
  await cp(join(repository, `remote-${remote}`, 'dist'), folder, { recursive: true });
  const isText = (path: string) => path.endsWith('.js') || path === 'mf-manifest.json';
  await rewriteBuild(folder, isText, replace);
  if (kernelRange !== undefined) {
    const manifest = join(folder, 'mf-manifest.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(
      manifest,
      text.replaceAll(/"requiredVersion":\s*"[^"]*"/g, `"requiredVersion":"${kernelRange}"`),
    );
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function createReleaseCommand(
  folder: string,
  { store, shell, remotes }: Readonly<Record<'store' | 'shell' | 'remotes', string>>,
): Promise<Stage['release']> {
  const file = join(folder, 'environments.json');
  const described = { store, shell, remotes: `${remotes}/`, previews: true };
  await writeFile(file, JSON.stringify({ [environment]: described }));
  return (...args) =>
    runToolingCommand('release', [...args, '--env', environment, '--environments', file]);
}

export async function releaseBuilds(release: Stage['release']): Promise<void> {
  for (const name of specifiedRemotes)
    await requireSuccess(release(name, '--dist', join(repository, `remote-${name}`, 'dist')));
  await requireSuccess(release('shell', '--dist', join(repository, 'host', 'dist')));
}

interface Served {
  readonly shell: string;
  readonly remotes: string;
  stop(): Promise<void>;
}

export async function createFolderStage(
  serve: (store: string, folder: string) => Promise<Served> = (store) =>
    serveStore(store, environment),
): Promise<Stage & { readonly store: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-stage-'));
  const root = join(folder, 'store');
  const store = new DirectoryStore(root, { precompressed: true });
  const served = await serve(root, folder);
  const { shell, remotes } = served;
  const release = await createReleaseCommand(folder, { store: root, shell, remotes });
  const stage = {
    product: createServedProduct(shell, remotes),
    store: root,
    release,
    keys: () => store.list(''),
    tamper: async (key: string, change: (body: string) => string) => {
      const held = await store.get(key);
      for (const end of ['', '.br', '.gz']) await rm(store.pathOf(key) + end, { force: true });
      await store.putNew(key, Buffer.from(change(held?.body.toString() ?? '')));
    },
    stop: async () => {
      await served.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await releaseBuilds(release).catch(async (error: unknown) => {
    await stage.stop();
    throw error;
  });
  return stage;
}

export async function requireSuccess(result: Promise<CommandResult>): Promise<string> {
  const { code, output } = await result;
  if (code !== 0) throw new Error(`Ended with ${code}:\n${output}`);
  return output;
}
