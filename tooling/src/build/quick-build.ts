import { fork } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { CliError } from '../command-line/cli-error';
import {
  getPackageFolder,
  getRemotePackageName,
  remoteNames,
  workFolder,
  type PackageName,
} from '../packages';
import { loadPackageConfig } from './package-config';

export const getQuickBuildFolder = (name: PackageName) => join(workFolder, 'start', name);

export async function runQuickBuild(name: PackageName): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'production';
  // The federation plugin resolves the shared modules from the current directory.
  process.chdir(getPackageFolder(name));
  const makeConfig = await loadPackageConfig(name);
  const config = makeConfig({ quick: true }, { mode: 'production' });
  config.output = { ...config.output, path: getQuickBuildFolder(name) };
  const { cache } = config;
  if (typeof cache === 'object' && cache.type === 'filesystem') cache.name = `${name}-start`;
  const compiler = webpack(config);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors() === true)
    throw new CliError(`${name} did not build:\n${stats.toString('errors-only')}`);
  return promisify(compiler.close.bind(compiler));
}

function quickBuildShell(): Promise<() => Promise<void>> {
  // The child has a separate process group, so that Ctrl-C reaches only the parent process.
  const child = fork(join(import.meta.dirname, 'quick-build-shell.ts'), { detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(() => ended));
    child.once('exit', () => reject(new CliError('The shell did not build.')));
  });
}

export async function runAllQuickBuilds(
  onProgress: (text: string) => void,
): Promise<() => Promise<void>> {
  onProgress('building the shell and the remotes');
  const shell = quickBuildShell().then((writeCache) => {
    onProgress('built the shell');
    return writeCache;
  });
  shell.catch(() => undefined);
  const writers: (() => Promise<void>)[] = [];
  for (const name of remoteNames) {
    writers.push(await runQuickBuild(getRemotePackageName(name)));
    onProgress(`built ${name}`);
  }
  writers.push(await shell);
  return async () => {
    await Promise.all(writers.map((write) => write()));
  };
}
