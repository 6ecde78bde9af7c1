import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repository } from 'tooling/release';

/** A workspace server and its identity provider, as started by `npm run server -- --demo`. */
export interface DemoServer {
  readonly server: string;
  readonly issuer: string;
  /** Stops the server like a system shutdown. The stored data is preserved. */
  stop(): Promise<void>;
  /** Starts the server again at the same URLs. */
  start(): Promise<void>;
}

const portOf = (address: string | undefined) =>
  address === undefined ? '0' : new URL(address).port;

function run(folder: string, ports: readonly string[]) {
  const [port = '0', issuerPort = '0'] = ports;
  const main = join(repository, 'server/src/main.ts');
  const start = ['--conditions=server', '--import', 'tsx', main, '--demo'];
  return spawn(process.execPath, [...start, '--port', port, '--issuer-port', issuerPort], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TRUSTFOLD_DATA_FOLDER: folder },
  });
}

/** Starts the demo server and its identity provider on free ports. The data is stored in `folder`. */
export async function startDemoServer(folder: string): Promise<DemoServer> {
  const addresses = new Map<string, string>();
  let child: ReturnType<typeof run> | undefined;

  const start = async () => {
    const { stdout, stderr } = (child = run(
      folder,
      ['Server', 'Issuer'].map((name) => portOf(addresses.get(name))),
    ));
    let logged = '';
    stderr.on('data', (text) => (logged += String(text)));
    let printed = 0;
    for await (const line of createInterface(stdout)) {
      const [, name, address] = /^(Server|Issuer): (\S+)$/.exec(line) ?? [];
      if (name === undefined || address === undefined) continue;
      addresses.set(name, address);
      printed += 1;
      if (printed === 2) return;
    }
    throw new Error(`The demo of the server did not start.\n${logged}`);
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };

  await start();
  return {
    server: addresses.get('Server') ?? '',
    issuer: addresses.get('Issuer') ?? '',
    start,
    stop,
  };
}
