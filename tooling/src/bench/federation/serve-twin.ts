import { join } from 'node:path';
import { developmentComposition } from '../../../webpack/development';
import { readBuiltShell } from '../../compose/built-shell';
import { promote } from '../../compose/compose';
import { putShell } from '../../compose/shell-release';
import { repository } from '../../packages';
import { CommandError } from '../../run/command-error';
import { runProcess } from '../../run/process';
import { shellListener } from '../../serve/listeners';
import { StaticServer } from '../../serve/static-server';
import { DirectoryStore } from '../../store/directory-store';
import { benchDirectory } from '../results';
import { compressed } from './compressed';

const environment = 'twin';

/** Builds the one-bundle twin of the product from the same sources; returns how long that took. */
export async function buildTwin(): Promise<number> {
  const started = Date.now();
  const { code, output } = await runProcess(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'build-twin-worker.ts')],
    { cwd: join(repository, 'tooling'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new CommandError(`The one-bundle twin did not build:\n${output.trim()}`);
  return Date.now() - started;
}

/** Serves the twin as the shell is served, from a store of its own. */
export async function serveTwin(): Promise<StaticServer> {
  const folder = join(benchDirectory, 'twin/store');
  const store = new DirectoryStore(folder);
  // Its screens are compiled in; the page learns from here which tabs they have.
  await promote(store, environment, await developmentComposition());
  await putShell(store, environment, {
    built: readBuiltShell(join(benchDirectory, 'twin/dist')),
  });
  const server = new StaticServer(
    compressed(shellListener({ store: folder, environment, remoteOrigins: () => [] })),
  );
  await server.start();
  return server;
}
