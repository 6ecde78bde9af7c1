#!/usr/bin/env node
/**
 * The way into every command: checks Node, installs when the lockfile asks for it, then hands over to
 * tooling/src/cli/<command>.ts; `lock` alone installs what the lockfile does not have yet and writes it there.
 * Plain JavaScript and node: modules only, here and in tooling/bootstrap, because nothing is installed yet; no
 * syntax or named import newer than Node 16, so that an old Node reaches the sentence that says so.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { install, installWhenNeeded } from './bootstrap/install.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { manifest, root, windows } from './bootstrap/repository.mjs';
import { forwardSignals } from './bootstrap/signals.mjs';

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

/** npm hands a signal to the shell it started and not to what runs in it: when that shell is gone, stop. */
function watchNpm(child) {
  const parent = process.ppid;
  if (windows || process.env.npm_lifecycle_event === undefined) return undefined;
  return setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500);
}
