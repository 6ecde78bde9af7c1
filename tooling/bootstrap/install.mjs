import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { explainInstall, mayPass } from './explain-install.mjs';
import { Refusal } from './refusal.mjs';
import { pnpmVersion, readManifest, root, windows } from './repository.mjs';
import { forwardSignals } from './signals.mjs';

const stampFile = join(root, 'node_modules', '.trustfold-install');

function packageFolders() {
  const inside = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => join(root, entry.name))
    .sort();
  return [root, ...inside];
}

/** What an install depends on: when it is the same as last time, there is nothing to install. */
function installKey(folders) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(root, name));
  for (const file of [...files, ...folders.map((folder) => join(folder, 'package.json'))])
    hash.update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function isInstalled(key, folders) {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== key) return false;
  return folders.every((folder) => {
    const { dependencies, devDependencies } = readManifest(folder);
    const wanted = Object.keys({ ...dependencies, ...devDependencies });
    return wanted.length === 0 || existsSync(join(folder, 'node_modules'));
  });
}

/** Installs where the lockfile or a package asks for what is not there. */
export async function installWhenNeeded() {
  const folders = packageFolders();
  if (!isInstalled(installKey(folders), folders)) await install('--frozen-lockfile');
}

/** Installs by the lockfile, or writes it anew. */
export async function install(lockfile) {
  const pnpm = await findPnpm();
  const started = Date.now();
  console.log(`Installing the packages of the lockfile with pnpm ${pnpmVersion} …`);
  await run(
    [...pnpm, 'install', lockfile, '--prod=false', '--reporter=append-only'],
    'install the packages of pnpm-lock.yaml',
    showProgress(),
  );
  writeFileSync(stampFile, installKey(packageFolders()));
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** An installed pnpm serves only at the pinned version; any other would read the lockfile its own way. */
async function findPnpm() {
  const installed = spawnSync('pnpm', ['--version'], {
    ...spawnOptions(),
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    timeout: 20_000,
  });
  if (installed.status === 0 && installed.stdout.trim() === pnpmVersion) return ['pnpm'];
  const fetched = ['npx', '--yes', `pnpm@${pnpmVersion}`];
  console.log(`Fetching pnpm ${pnpmVersion} with npx …`);
  await run([...fetched, '--version'], `fetch pnpm ${pnpmVersion} with npx`, () => undefined);
  return fetched;
}

function spawnOptions() {
  return {
    cwd: root,
    // npm, npx and pnpm are .cmd files on Windows, which only a shell starts.
    shell: windows,
    env: {
      ...process.env,
      COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
      npm_config_fetch_retry_mintimeout: '2000',
      npm_config_fetch_retry_maxtimeout: '10000',
      npm_config_manage_package_manager_versions: 'false',
      npm_config_confirm_modules_purge: 'false',
      npm_config_update_notifier: 'false',
    },
  };
}

/** How long to wait before each further try, when the registry was out of reach. */
const pausesMs = [1000, 5000];

async function run(command, step, onLine) {
  for (const pauseMs of [...pausesMs, 0]) {
    const failure = await runOnce(command, onLine);
    if (failure === undefined) return;
    if (pauseMs === 0 || !mayPass(failure)) throw new Refusal(explainInstall(step, failure));
    console.log(`Could not ${step}, the registry did not answer. Trying again …`);
    await pause(pauseMs);
  }
}

/** Runs a command to its end; returns what it put out when it failed. */
function runOnce([command, ...args], onLine) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...spawnOptions(), stdio: ['ignore', 'pipe', 'pipe'] });
    const release = forwardSignals(child);
    let output = '';
    const take = (chunk) => {
      output = (output + chunk).slice(-20_000);
      for (const line of String(chunk).split('\n')) onLine(line.trim());
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      release();
      resolve(error.message);
    });
    child.on('close', (code, signal) => {
      release();
      onLine('');
      if (signal !== null || code === 130) process.exit(130);
      else resolve(code === 0 ? undefined : output);
    });
  });
}

/** Progress of an install: one line that is rewritten on a terminal, one line every few seconds in a log. */
function showProgress() {
  const live = process.stdout.isTTY === true;
  let shownAt = 0;
  return (line) => {
    if (line === '' && live && shownAt > 0) process.stdout.write('\r\u001B[K');
    const counts = /^Progress: (.+)$/.exec(line);
    if (counts === null || (!live && Date.now() - shownAt < 5000)) return;
    shownAt = Date.now();
    process.stdout.write(live ? `\r\u001B[K  ${counts[1]}` : `  ${counts[1]}\n`);
  };
}
