#!/usr/bin/env node
/**
 * The way into every command: checks Node, installs when the lockfile asks for it, then hands over to
 * tooling/src/cli/<command>.ts; `lock` alone installs what the lockfile does not have yet and writes it there.
 * Plain JavaScript and node: modules only, here and in tooling/bootstrap, because nothing is installed yet; no
 * syntax or named import newer than Node 16, so that an old Node reaches the sentence about its version.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, isInstalled } from './bootstrap/install.mjs';
import { manifest, Refusal, root, run } from './bootstrap/run.mjs';

try {
  const [command, ...args] = process.argv.slice(2);
  checkNode();
  if (command === 'lock') await install('--no-frozen-lockfile');
  else {
    checkCommand(command);
    if (!isInstalled()) await install('--frozen-lockfile');
    const loader = createRequire(join(root, 'tooling', 'package.json')).resolve('tsx');
    const script = join(root, 'tooling', 'src', 'cli', `${command}.ts`);
    const tsx = ['--import', pathToFileURL(loader).href];
    process.exitCode = (await run([process.execPath, ...tsx, script, ...args], 'inherit')).code;
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\n${error.message}`);
  if (process.argv[2] === 'test') console.log('total: 0 passed, 1 failed');
  process.exitCode = 1;
}

function checkNode() {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(manifest.engines.node).map(Number);
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  throw new Refusal(
    `Trustfold needs Node ${major}.${minor} or newer and this is Node ${process.versions.node}: install a current Node from nodejs.org, then run the same command again.`,
  );
}

function checkCommand(command) {
  const known = readdirSync(join(root, 'tooling', 'src', 'cli'))
    .filter((name) => /^[a-z\d-]+\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''));
  if (known.includes(command)) return;
  const found = command === undefined ? 'No command was given' : `There is no command “${command}”`;
  throw new Refusal(`${found}; the commands are ${known.join(', ')}.`);
}
