import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest, Refusal, root, run } from './run.mjs';

const [pnpm] = manifest.packageManager.split('+');
const stamp = join(root, 'node_modules', '.trustfold-install');

const folders = () =>
  ['', ...readdirSync(root)].filter((name) => existsSync(join(root, name, 'package.json')));

/** All that an install depends on. */
function installKey() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...folders().map((name) => join(name, 'package.json')),
  ];
  for (const file of files) hash.update('\0').update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether the last install was of this lockfile, and no package has lost its modules since. */
export const isInstalled = () =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === installKey() &&
  folders().every((name) => existsSync(join(root, name, 'node_modules')));

/** npm and pnpm try again by themselves when the registry is busy or out of reach. */
const settings = {
  npm_config_fetch_retries: '3',
  npm_config_fetch_retry_mintimeout: '2000',
  npm_config_fetch_retry_maxtimeout: '10000',
  npm_config_manage_package_manager_versions: 'false',
  npm_config_confirm_modules_purge: 'false',
  npm_config_update_notifier: 'false',
};

/** By SIGHUP, SIGINT or SIGTERM. */
const interrupted = [129, 130, 143];

/** Installs with the pinned pnpm: another version would read the lockfile in its own way. */
export async function install(lockfile) {
  console.log(`Installing the packages of the lockfile with ${pnpm}, which may take minutes …`);
  const command = [
    'npx',
    '--yes',
    pnpm,
    'install',
    lockfile,
    '--prod=false',
    '--reporter=append-only',
  ];
  const { code, output } = await run(command, 'pipe', settings);
  if (interrupted.includes(code)) process.exit(code);
  if (code !== 0) throw new Refusal(explain(output));
  writeFileSync(stamp, installKey());
}

/** The sentence for an install that failed, from its output. */
function explain(output) {
  const refusals = JSON.parse(readFileSync(new URL('refusals.json', import.meta.url), 'utf8'));
  for (const { pattern, sentence } of refusals) {
    const match = new RegExp(pattern).exec(output);
    if (match === null) continue;
    const reason = sentence
      .replace('{0}', match[0])
      .replace('{1}', match[1])
      .replace('{pnpm}', pnpm);
    return `Could not install the packages: ${reason}, then run the same command again.`;
  }
  const last = output.trim().split('\n').slice(-12).join('\n');
  return `Could not install the packages. The last output was:\n${last}`;
}
