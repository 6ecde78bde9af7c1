/** Starts a PostgreSQL server that only the tests use, if PostgreSQL is installed. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const minVersion = 15;
const installed = '/usr/lib/postgresql';

/** Returns the folder of the newest installed binaries, or `undefined` if there are none. */
function findBinaries() {
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= minVersion));
  return Number.isFinite(newest) ? join(installed, String(newest), 'bin') : undefined;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** If this script runs as root, PostgreSQL runs as the user `postgres`, because PostgreSQL refuses to run as root. */
const asOwner = (command) =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;

/** Starts PostgreSQL. Returns its URL and a function that stops it, or `undefined` if it is not installed. */
export async function startPostgresql() {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  const [program, ...parameters] = asOwner(['mktemp', '-d', join(tmpdir(), 'trustfold-XXXXXX')]);
  const folder = execFileSync(program, parameters, { encoding: 'utf8' }).trim();
  const run = ([name, ...rest]) => {
    const [first, ...all] = asOwner([join(binaries, name), ...rest]);
    return [first, all];
  };
  const data = join(folder, 'data');
  execFileSync(...run(['initdb', '-D', data, '-U', 'trustfold', '-A', 'trust', '-E', 'UTF8']), {
    stdio: 'ignore',
  });
  const port = String(await freePort());
  const control = (action) => {
    const options = `-h 127.0.0.1 -k ${folder} -p ${port}`;
    const log = join(folder, 'log');
    execFileSync(
      ...run(['pg_ctl', '-D', data, '-o', options, '-l', log, '-w', '-m', 'fast', action]),
      {
        stdio: 'ignore',
      },
    );
  };
  control('start');
  return {
    url: `postgres://trustfold@127.0.0.1:${port}/postgres`,
    stop: () => {
      control('stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
