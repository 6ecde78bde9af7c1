import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from './free-ports';
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

async function untilAnswered(address: string, error: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error(`nginx did not answer: ${await readFile(error, 'utf8').catch(() => 'no log')}`);
}

/** Runs nginx on a configuration until it is stopped. */
async function runNginx(config: string, error: string, address: string) {
  // What runs as root gives its workers to another user, who may not read a temporary folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const server = spawn('nginx', ['-c', config, '-e', error, '-g', directives], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await untilAnswered(address, error);
    return { stop };
  } catch (reason) {
    await stop();
    throw reason;
  }
}

const withoutBrotli = async () => ((await hasBrotli()) ? [] : ['--no-brotli']);

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
  const brotli = await withoutBrotli();
  const addresses = ['--shell', shell, '--remotes', remotes];
  await must(
    release('nginx', '--env', environment, ...addresses, '--run', run, '--out', config, ...brotli),
  );
  const server = await runNginx(config, join(run, 'error.log'), shell).catch(
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

/** Several environments of one store, each in a file of the `conf.d` that a stock nginx includes. */
export async function startStockNginx(
  names: readonly string[],
): Promise<{ environments: readonly NginxEnvironment[]; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold stock nginx-'));
  const stop = () => rm(folder, { recursive: true, force: true });
  try {
    const store = join(folder, 'the store');
    for (const part of [store, join(folder, 'conf.d')]) await mkdir(part);
    const ports = await freePorts(2 * names.length);
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
    const first = environments[0]?.shell ?? '';
    const server = await runNginx(config, join(folder, 'error.log'), first);
    return { environments, stop: () => server.stop().then(stop) };
  } catch (reason) {
    await stop();
    throw reason;
  }
}
