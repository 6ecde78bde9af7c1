import { execFile } from 'node:child_process';
import { join, dirname } from 'node:path';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { packageDirectory, packageNames, workDirectory, type PackageName } from '../packages';
import { builtFrom, writeBuiltFrom } from '../provenance/built-from';
import { CliError } from '../base/cli-error';
import { inParallel } from '../base/in-parallel';
import { scriptOf } from '../base/scripts';
import { inputsHash, outputsHash } from './inputs';

/** Where a build lies, and where it is written down what it was made from. */
export interface StampedBuild {
  readonly dist: string;
  readonly stamp: string;
  /** Hash of everything that it is made from. */
  readonly inputs: string;
}

/** What a build was made from and what it left. */
const stampOf = ({ dist, inputs }: StampedBuild) => `${inputs} ${outputsHash(dist)}`;

/** Whether a build was made from these inputs, and nothing has changed its files since. */
export function isCurrent(build: StampedBuild): boolean {
  const { dist, stamp } = build;
  if (!existsSync(dist) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === stampOf(build);
}

export function writeStamp(build: StampedBuild): void {
  mkdirSync(dirname(build.stamp), { recursive: true });
  writeFileSync(build.stamp, stampOf(build));
}

export const removeStamp = ({ stamp }: Pick<StampedBuild, 'stamp'>): void =>
  rmSync(stamp, { force: true });

export interface BuildOptions {
  readonly only?: readonly PackageName[];
  readonly onProgress?: ((text: string) => void) | undefined;
}

const concurrency = 2;

const stampedBuild = (name: PackageName, inputs: string): StampedBuild => ({
  dist: join(packageDirectory(name), 'dist'),
  stamp: join(workDirectory, 'builds', name),
  inputs,
});

/** The packages that are not built, or are built from other sources than these. */
export const staleBuilds = (): readonly PackageName[] =>
  packageNames.filter((name) => !isCurrent(stampedBuild(name, inputsHash(name))));

/** `pnpm build` of the package. */
async function runWebpack(name: PackageName): Promise<void> {
  const cwd = packageDirectory(name);
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [scriptOf('webpack', 'webpack', cwd), '--fail-on-warnings'];
  const said = await new Promise<string | undefined>((resolve) => {
    execFile(process.execPath, args, { cwd, env, maxBuffer: Infinity }, (error, ...output) =>
      resolve(error ? output.join('').trim() || error.message : undefined),
    );
  });
  if (said !== undefined) throw new CliError(`${name} did not build:\n${said}`);
}

/** Builds the packages whose inputs changed, two at a time. Rejects at the first that fails. */
export async function buildAll({
  only = packageNames,
  onProgress = () => undefined,
}: BuildOptions = {}): Promise<void> {
  const builds = only.map((name) => ({ name, build: stampedBuild(name, inputsHash(name)) }));
  const unchanged = builds.filter(({ build }) => isCurrent(build)).map(({ name }) => name);
  unchanged.forEach((name) => onProgress(`${name} is unchanged`));

  const changed = builds.filter(({ name }) => !unchanged.includes(name));
  const rebuild = async ({ name, build }: (typeof builds)[number]) => {
    const start = Date.now();
    onProgress(`building ${name}`);
    removeStamp(build);
    try {
      await runWebpack(name);
    } catch (error) {
      onProgress(`${name} failed`);
      throw error;
    }
    writeStamp(build);
    onProgress(`built ${name} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  };
  await inParallel(changed, rebuild, { limit: concurrency });
  const from = builtFrom();
  for (const name of only) writeBuiltFrom(join(packageDirectory(name), 'dist'), from);
}
