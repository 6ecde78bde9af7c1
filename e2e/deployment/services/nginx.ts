import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onFreePorts } from '../../core/free-ports';
import { keysOf, tamperInFolder } from './own-server';
import { releaseBuilds } from './release-builds';
import { has } from './run';
import { environment, must, productAt, releaseTo, type Stage } from './stage';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

export const hasNginx = () => has('nginx');
export const hasBrotli = () => isThere(brotliModule);

interface Configured {
  readonly config: string;
  /** Its log of errors, and the file with its process id once it listens. */
  readonly error: string;
  readonly pid: string;
  readonly address: string;
}

/** Runs nginx on a configuration until it is stopped. */
export async function runNginx({ config, error, pid, address }: Configured) {
  // What runs as root gives its workers to another user, who may not read a temporary folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const server = spawn('nginx', ['-c', config, '-e', error, '-g', directives], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  // However long it takes: the limit of the fixture bounds it. Without its pid another server may be answering.
  while (
    !(await isThere(pid)) ||
    !(await fetch(address, { redirect: 'manual' }).catch(() => undefined))
  ) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`nginx ended: ${await readFile(error, 'utf8').catch(() => 'no log')}`);
    await pause(100);
  }
  return {
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

export const withoutBrotli = async () => ((await hasBrotli()) ? [] : ['--no-brotli']);

/** A directory store behind nginx with the configuration that the command writes. */
export const startNginx = (): Promise<Stage> => onFreePorts(2, startNginxOn);

async function startNginxOn(shellPort: number, remotesPort: number): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-nginx-'));
  const store = join(folder, 'store');
  const run = join(folder, 'run');
  await mkdir(run);
  const shell = `http://127.0.0.1:${shellPort}`;
  const remotes = `http://127.0.0.1:${remotesPort}`;
  const release = releaseTo(store);
  await releaseBuilds(release, `${remotes}/`);

  const config = join(folder, 'nginx.conf');
  const brotli = await withoutBrotli();
  const addresses = ['--shell', shell, '--remotes', remotes];
  await must(
    release('nginx', '--env', environment, ...addresses, '--run', run, '--out', config, ...brotli),
  );
  const [error, pid] = [join(run, 'error.log'), join(run, 'nginx.pid')];
  const server = await runNginx({ config, error, pid, address: shell }).catch(
    async (reason: unknown) => {
      await rm(folder, { recursive: true, force: true });
      throw reason;
    },
  );
  return {
    product: productAt(shell, remotes),
    release,
    keys: () => keysOf(store),
    tamper: (key, change) => tamperInFolder(store, key, change),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What Debian’s own nginx.conf sets around the files of `conf.d`. */
const stockSettings = `
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  gzip on;`;

interface NginxEnvironment {
  readonly name: string;
  readonly shell: string;
  readonly remotes: string;
}

interface StockNginx {
  readonly environments: readonly NginxEnvironment[];
  readonly stop: () => Promise<void>;
}

/** Several environments of one store, each in a file of the `conf.d` that a stock nginx includes. */
export const startStockNginx = (names: readonly string[]): Promise<StockNginx> =>
  onFreePorts(2 * names.length, (...ports) => startStockNginxOn(names, ports));

async function startStockNginxOn(
  names: readonly string[],
  ports: readonly number[],
): Promise<StockNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold stock nginx-'));
  const stop = () => rm(folder, { recursive: true, force: true });
  try {
    const store = join(folder, 'the store');
    for (const part of [store, join(folder, 'conf.d')]) await mkdir(part);
    const environments = names.map((name, index) => ({
      name,
      shell: `http://127.0.0.1:${ports[2 * index]}`,
      remotes: `http://127.0.0.1:${ports[2 * index + 1]}`,
    }));
    for (const { name, shell, remotes } of environments) {
      const written = ['--out', join(folder, 'conf.d', `${name}.conf`), ...(await withoutBrotli())];
      const addresses = ['--shell', shell, '--remotes', remotes];
      await must(releaseTo(store)('nginx', '--env', name, ...addresses, ...written));
    }
    const path = (name: string) => `"${join(folder, name)}"`;
    const module = (await hasBrotli()) ? `load_module ${brotliModule};` : '';
    const config = join(folder, 'nginx.conf');
    await writeFile(
      config,
      `${module} pid ${path('nginx.pid')}; events { worker_connections 768; }
http {${stockSettings}
  access_log ${path('access.log')};
  include ${path('conf.d/*.conf')};
}`,
    );
    const [error, pid] = [join(folder, 'error.log'), join(folder, 'nginx.pid')];
    const address = environments[0]?.shell ?? '';
    const server = await runNginx({ config, error, pid, address });
    return { environments, stop: () => server.stop().then(stop) };
  } catch (reason) {
    await stop();
    throw reason;
  }
}
