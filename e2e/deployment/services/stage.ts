import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runToolingCommand, type CommandResult } from 'tooling/release';
import type { ServedProduct } from '../../core/shared-product';
import { rewriteBuild } from './named-anew';

/** Somewhere a whole product is deployed: a store, and browsers that reach it. */
export interface Stage {
  readonly product: ServedProduct;
  /** Console messages that are expected here. */
  readonly harmless?: RegExp;
  /** Runs `npm run release -- …` on the stage’s store. */
  release(...args: string[]): Promise<CommandResult>;
  /** Every key that the store holds. */
  keys(): Promise<string[]>;
  /** Changes a file behind the store’s back. */
  tamper(key: string, change: (body: string) => string): Promise<void>;
  stop(): Promise<void>;
}

export const environment = 'production';

/** The product as one origin serves its pages and another all its remotes. */
export const productAt = (shell: string, remotes: string): ServedProduct => ({
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

export interface Variant {
  readonly folder: string;
  remove(): Promise<void>;
}

export interface Description {
  readonly name: string;
  readonly screens: Readonly<Record<string, { readonly tab: object }>>;
}

interface VariantOptions {
  /** What the build says, and what the variant says instead; a text that is missing fails. */
  readonly replace?: readonly (readonly [string, string])[];
  /** Kernel range that the variant claims to be built from. */
  readonly kernelRange?: string;
  /** Changes what the variant says of itself. */
  readonly describe?: (description: Description) => unknown;
}

/** A remote’s build with other words in it, as the next commit’s build would be. */
export async function variantOf(
  remote: RemotePackage,
  { replace = [], kernelRange, describe }: VariantOptions,
): Promise<Variant> {
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
  if (describe !== undefined) {
    const file = join(folder, 'remote.json');
    const description = JSON.parse(await readFile(file, 'utf8')) as Description;
    await writeFile(file, JSON.stringify(describe(description)));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The command on one store, with what every call of it needs. */
export const releaseTo =
  (store: string, environmentVariables: Record<string, string> = {}, more: string[] = []) =>
  (...args: string[]): Promise<CommandResult> =>
    runToolingCommand('release', [...args, '--to', store, ...more], environmentVariables);

/** Runs a command that must succeed. */
export async function must(result: Promise<CommandResult>): Promise<string> {
  const { code, output } = await result;
  if (code !== 0) throw new Error(`Ended with ${code}:\n${output}`);
  return output;
}
