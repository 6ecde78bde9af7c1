/** Installs the packages of the lockfile with the pinned pnpm. `npm start` installs only those of the build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { engines, packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);
const [oldestMajor, oldestMinor] = engines.node.match(/\d+/g).map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(`Trustfold needs Node ${engines.node}; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const stamp = `${root}node_modules/.trustfold`;
const hash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}pnpm-lock.yaml`))
    .digest('hex');
const [installed, installedHash] = existsSync(stamp)
  ? readFileSync(stamp, 'utf8').split(' ')
  : [existsSync(`${root}node_modules`) ? 'all' : 'start'];
const args = process.argv.slice(2);
const wanted = args.includes('start') && installed === 'start' ? 'start' : 'all';

function install(lockfile) {
  const options = ['install', lockfile, `--prod=${wanted === 'start'}`];
  const env = { ...process.env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' };
  const run = (command, words, stdio = 'inherit') =>
    spawnSync(command, words, { cwd: root, env, stdio, shell: process.platform === 'win32' })
      .status;
  console.log('Installing packages, which may take minutes …');
  const [pnpm] = packageManager.split('+');
  return run('corepack', ['pnpm', '--version'], 'ignore') === 0
    ? run('corepack', ['pnpm', ...options])
    : run('npx', ['--yes', pnpm, ...options]);
}

const lockfile = args.find((arg) => arg.endsWith('frozen-lockfile'));
if (lockfile !== undefined || wanted !== installed || installedHash !== hash()) {
  process.exitCode = install(lockfile ?? '--frozen-lockfile');
  if (process.exitCode === 0) writeFileSync(stamp, `${wanted} ${hash()}`);
}
