import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from './free-ports';
import { keysOf, tamperInFolder } from './own-server';
import { releaseBuilds } from './release-builds';
import { has } from './run';
import { environment, must, releaseTo, type Stage } from './stage';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

export const hasNginx = () => has('nginx');
export const hasBrotli = () => isThere(brotliModule);

async function untilAnswered(address: string, error: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error(`nginx did not answer: ${await readFile(error, 'utf8').catch(() => 'no log')}`);
}

/** A directory store behind nginx with the configuration that the command writes. */
export async function startNginx(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-nginx-'));
  const store = join(folder, 'store');
  const run = join(folder, 'run');
  await mkdir(run);
  const [shellPort = 0, remotesPort = 0] = await freePorts(2);
  const shell = `http://127.0.0.1:${shellPort}`;
  const remotes = `http://127.0.0.1:${remotesPort}`;
  const release = releaseTo(store);
  await releaseBuilds(release, `${remotes}/`);

  const config = join(folder, 'nginx.conf');
  const brotli = (await hasBrotli()) ? [] : ['--no-brotli'];
  const addresses = ['--shell', shell, '--remotes', remotes];
  await must(
    release('nginx', '--env', environment, ...addresses, '--run', run, '--out', config, ...brotli),
  );
  // What runs as root gives its workers to another user, who may not read a temporary folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const error = join(run, 'error.log');
  const server = spawn('nginx', ['-c', config, '-e', error, '-g', directives], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswered(shell, error);
  } catch (reason) {
    await stop();
    throw reason;
  }
  return {
    product: {
      url: `${shell}/`,
      origins: {
        shell,
        contracts: remotes,
        compliance: remotes,
        operations: remotes,
        account: remotes,
      },
    },
    release,
    keys: () => keysOf(store),
    tamper: (key, change) => tamperInFolder(store, key, change),
    stop,
  };
}
