import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { developmentComposition } from '../../../webpack/development';
import { CliError } from '../../base/cli-error';
import { runProcess } from '../../base/process';
import { readBuiltShell } from '../../compose/built-shell';
import { putShell } from '../../compose/shell-release';
import { repository } from '../../packages';
import { shellListener } from '../../serve/listeners';
import type { Origin } from '../../serve/static-server';
import { DirectoryStore } from '../../store/directory-store';
import { bundleFolder } from './bundle-sources';

/** Builds the sources of the product as one bundle, in a process of its own. */
export async function buildBundle(onProgress: (text: string) => void): Promise<void> {
  onProgress('building the same sources as one bundle');
  const started = Date.now();
  const { code, output } = await runProcess(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'build-worker.ts')],
    { cwd: join(repository, 'tooling'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new CliError(`The one bundle did not build:\n${output.trim()}`);
  onProgress(`built the one bundle in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Serves the one bundle as the product's shell is served, from a store of its own. */
export async function serveBundle(
  makeOrigin: (listener: RequestListener) => Origin,
): Promise<Origin> {
  const environment = 'one-bundle';
  const folder = bundleFolder('store');
  // The store of an earlier run has the addresses of that run.
  rmSync(folder, { recursive: true, force: true });
  const store = new DirectoryStore(folder);
  // The page reads from this which tabs there are.
  await putShell(store, environment, {
    composition: await developmentComposition(),
    built: readBuiltShell(bundleFolder('dist')),
  });
  const shell = makeOrigin(shellListener({ store: folder, environment, remoteOrigins: () => [] }));
  await shell.start();
  return shell;
}
