#!/usr/bin/env node
/**
 * The way into every command: checks Node, installs when the lockfile asks for it, then hands over to
 * tooling/src/cli/<command>.ts; `lock` alone installs what the lockfile does not have yet and writes it there.
 * Plain JavaScript and node: modules only, because nothing is installed yet; no syntax or named import newer
 * than Node 16, so that an old Node reaches the sentence that says so.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.trustfold-install');
const windows = process.platform === 'win32';

/** What went wrong, as one sentence for a person; never shown with a stack. */
class Refusal extends Error {}

const manifest = readManifest(root);
const pnpmVersion = manifest.packageManager.replace(/^pnpm@/, '').replace(/\+.*$/, '');

try {
  const [command, ...args] = process.argv.slice(2);
  checkNode(manifest.engines.node);
  if (command === 'lock') await install('--no-frozen-lockfile');
  else {
    checkCommand(command);
    await installWhenNeeded();
    process.exitCode = await hand(command, args);
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\n${error.message}`);
  if (process.argv[2] === 'test') console.log('total: 0 passed, 1 failed');
  process.exitCode = 1;
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function checkNode(range) {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(range);
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > Number(major) || (haveMajor === Number(major) && haveMinor >= Number(minor)))
    return;
  throw new Refusal(
    `Trustfold needs Node ${major}.${minor} or newer and this is Node ${process.versions.node}: install a current Node from nodejs.org, then run the same command again.`,
  );
}

function checkCommand(command) {
  const known = readdirSync(join(root, 'tooling', 'src', 'cli'))
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''));
  if (known.includes(command)) return;
  const found = command === undefined ? 'No command was given' : `There is no command “${command}”`;
  throw new Refusal(`${found}; the commands are ${known.join(', ')}.`);
}

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

async function installWhenNeeded() {
  const folders = packageFolders();
  if (!isInstalled(installKey(folders), folders)) await install('--frozen-lockfile');
}

async function install(lockfile) {
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

function run([command, ...args], step, onLine) {
  return new Promise((resolve, reject) => {
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
      reject(new Refusal(explain(step, error.message)));
    });
    child.on('close', (code, signal) => {
      release();
      onLine('');
      if (signal !== null || code === 130) process.exit(130);
      else if (code === 0) resolve();
      else reject(new Refusal(explain(step, output)));
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

function explain(step, output) {
  const refusals = [
    [
      /\bspawn npx ENOENT|'npx' is not recognized/,
      () => 'npx was not found. Install npm, which comes with Node',
    ],
    [
      /not up to date with <ROOT>\/(\S+)/,
      (_, file) =>
        `pnpm-lock.yaml does not match ${file}. Take both from the same commit, or write the lockfile anew with \`npx pnpm@${pnpmVersion} install\``,
    ],
    [
      /ERR_PNPM_\w*LOCKFILE\w*/,
      (code) => `pnpm-lock.yaml is not in order (${code}). Take it from the last commit`,
    ],
    [/ENOSPC/, () => 'the disk is full. Free some space'],
    [
      /EACCES|EPERM|EROFS/,
      (code) =>
        `a file could not be written (${code}). Check who owns this folder and the npm cache`,
    ],
    [
      /SELF_SIGNED\w*|UNABLE_TO_(?:VERIFY|GET)\w*|CERT_\w+/,
      (code) =>
        `the registry's certificate is not trusted (${code}). Check the proxy and NODE_EXTRA_CA_CERTS`,
    ],
    [
      /\bE(?:40[1347]|5\d\d)\b|ERR_PNPM_FETCH_\d+/,
      (code) =>
        `the package registry refused it (${code}). Check what \`npm config get registry\` names and whether it asks you to sign in`,
    ],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|\w*TIMEDOUT|\w*_TIMEOUT|ERR_PNPM_META_FETCH_FAIL/,
      (code) =>
        `the package registry cannot be reached (${code}). Check the network, the proxy and what \`npm config get registry\` names`,
    ],
  ];
  for (const [pattern, sentence] of refusals) {
    const match = pattern.exec(output);
    if (match !== null)
      return `Could not ${step}: ${sentence(...match)}, then run the same command again.`;
  }
  return `Could not ${step}. The last it said:\n${output.trim().split('\n').slice(-12).join('\n')}`;
}

function hand(command, args) {
  const loader = createRequire(join(root, 'tooling', 'package.json')).resolve('tsx');
  const script = join(root, 'tooling', 'src', 'cli', `${command}.ts`);
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', pathToFileURL(loader).href, script, ...args],
      { cwd: root, stdio: 'inherit' },
    );
    const release = forwardSignals(child);
    const watch = watchNpm(child);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      release();
      clearInterval(watch);
      resolve(signal === null ? code : 128 + constants.signals[signal]);
    });
  });
}

/** Ctrl-C is for the child to answer: this process waits for it to stop and takes its exit code. */
function forwardSignals(child) {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const handlers = names.map((name) => {
    // A Windows console tells every process in it; a kill from here would end the child unasked.
    const handler = () => (windows ? undefined : child.kill(name));
    process.on(name, handler);
    return [name, handler];
  });
  return () => handlers.forEach(([name, handler]) => process.off(name, handler));
}

/** npm hands a signal to the shell it started and not to what runs in it: when that shell is gone, stop. */
function watchNpm(child) {
  const parent = process.ppid;
  if (windows || process.env.npm_lifecycle_event === undefined) return undefined;
  return setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500);
}
