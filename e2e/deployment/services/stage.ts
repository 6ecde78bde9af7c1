import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runReleaseCommand, type CommandResult } from 'tooling/release';
import type { ServedProduct } from '../../core/shared-product';

/** Somewhere a whole product is deployed: a store, and browsers that reach it. */
export interface Stage {
  readonly product: ServedProduct;
  /** What the console says here though nothing is wrong. */
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

type RemotePackage = 'operations' | 'contracts';

export interface Variant {
  readonly folder: string;
  remove(): Promise<void>;
}

interface VariantOptions {
  /** What the build says, and what the variant says instead; a text that is missing fails. */
  readonly replace?: readonly (readonly [string, string])[];
  /** Kernel range that the variant claims to be built from. */
  readonly kernelRange?: string;
}

/** A remote’s build with other words in it, as the next commit’s build would be. */
export async function variantOf(
  remote: RemotePackage,
  { replace = [], kernelRange }: VariantOptions,
): Promise<Variant> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-variant-'));
  await cp(join(repository, `remote-${remote}`, 'dist'), folder, { recursive: true });
  const scripts = (await readdir(join(folder, 'assets')))
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, 'assets', file));
  for (const [from, to] of replace) {
    let found = false;
    for (const script of scripts) {
      const text = await readFile(script, 'utf8');
      if (!text.includes(from)) continue;
      found = true;
      await writeFile(script, text.replaceAll(from, to));
    }
    if (!found) throw new Error(`The build of ${remote} does not say ${from}.`);
  }
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

/** The command on one store, with what every call of it needs. */
export const releaseTo =
  (store: string, environmentVariables: Record<string, string> = {}, more: string[] = []) =>
  (...args: string[]): Promise<CommandResult> =>
    runReleaseCommand([...args, '--to', store, ...more], environmentVariables);

/** Runs a command that must succeed. */
export async function must(result: Promise<CommandResult>): Promise<string> {
  const { code, output } = await result;
  if (code !== 0) throw new Error(`Ended with ${code}:\n${output}`);
  return output;
}
