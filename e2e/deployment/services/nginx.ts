import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repository } from 'tooling/release';
import { startOnFreePorts } from '../../core/free-ports';
import { areCommandsInstalled } from './run';
import { environment, createFolderStage } from './stage';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

export const hasNginx = () => areCommandsInstalled('nginx');
export const hasBrotli = () => isThere(brotliModule);
export const nginxMissingMessage =
  'nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static';

interface Site {
  readonly store: string;
  readonly tls: string;
  readonly origins: readonly [string, string];
  readonly listen: readonly [string, string];
}

/** Runs nginx with the configuration of the repository and sets the variables that the start script normally sets. */
export async function runNginx({
  store,
  tls,
  origins,
  listen,
}: Site): Promise<() => Promise<void>> {
  const run = await mkdtemp(join(tmpdir(), 'trustfold-nginx-'));
  const [shell, remotes] = origins;
  const values = new Map([
    ...[
      ['RUN', run],
      ['STORE', store],
      ['TLS', tls],
      ['ENVIRONMENT', environment],
    ],
    ...[
      ['SHELL_ORIGIN', shell],
      ['SHELL_HOST', new URL(shell).hostname],
    ],
    ...[
      ['REMOTES_ORIGIN', remotes],
      ['REMOTES_HOST', new URL(remotes).hostname],
    ],
    ...[
      ['SHELL_LISTEN', listen[0]],
      ['REMOTES_LISTEN', listen[1]],
    ],
  ] as [string, string][]);
  const template = await readFile(join(repository, 'deploy/docker/nginx.conf.template'), 'utf8');
  const brotli = (await hasBrotli()) ? template : template.replaceAll(/^.*brotli.*;$/gm, '');
  const [config, error] = [join(run, 'nginx.conf'), join(run, 'error.log')];
  await writeFile(
    config,
    brotli.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values.get(name) ?? ''),
  );
  // The nginx workers also run as root, because another user might not have access to a temporary folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const server = spawn('nginx', ['-c', config, '-e', error, '-g', directives], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  // No timeout is needed here, because the test fixture has one.
  while (!(await isThere(join(run, 'nginx.pid')))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`nginx ended: ${await readFile(error, 'utf8').catch(() => 'no log')}`);
    await pause(100);
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(run, { recursive: true, force: true });
  };
}

export const startNginx = () =>
  startOnFreePorts(2, (...ports) => {
    const [shell = '', remotes = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
    const [first = '', second = ''] = ports.map((port) => `127.0.0.1:${port}`);
    return createFolderStage(async (store, folder) => {
      const [origins, listen] = [
        [shell, remotes],
        [first, second],
      ] as const;
      return { shell, remotes, stop: await runNginx({ store, tls: folder, origins, listen }) };
    });
  });
