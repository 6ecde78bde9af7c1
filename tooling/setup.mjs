/** Installs the packages with the pinned pnpm: by corepack, which verifies it, else by npx. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const root = new URL('..', import.meta.url);
const { engines, packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);
const [oldestMajor, oldestMinor] = engines.node.match(/\d+/g).map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(`Trustfold needs Node ${engines.node}; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const [lockfile = '--frozen-lockfile'] = process.argv.slice(2);
const install = ['install', lockfile, '--prod=false', '--reporter=append-only'];
const env = { ...process.env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' };
const run = (command, args, stdio) =>
  spawnSync(command, args, { cwd: root, env, stdio, shell: process.platform === 'win32' }).status;

const corepack = run('corepack', ['pnpm', '--version'], 'ignore') === 0;
const [pnpm] = packageManager.split('+');
process.exitCode = corepack
  ? run('corepack', ['pnpm', ...install], 'inherit')
  : run('npx', ['--yes', pnpm, ...install], 'inherit');
