import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A failure as one sentence for the user, shown without a stack. */
export class Refusal extends Error {}

const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the repository's root; gives its exit code, as a shell has it, and its output if that is piped.
 * Ctrl-C is for the program to answer: this process passes signals on and waits.
 */
export function run([program, ...args], stdio, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [stdio === 'inherit' ? 'inherit' : 'ignore', stdio, stdio],
      // npx is a .cmd file on Windows, which only a shell starts.
      shell: windows && program === 'npx',
    });
    // A Windows console sends Ctrl-C to every process in it; a kill from here would end the program at once.
    const pass = (name) => windows || child.kill(name);
    for (const name of signals) process.on(name, pass);
    // npm sends a signal to the shell that it started, and not to this process: without that shell, stop.
    const parent = process.ppid;
    const isOrphaned = () => process.env.npm_lifecycle_event && process.ppid !== parent;
    const watch = setInterval(() => isOrphaned() && pass('SIGTERM'), 500);
    let output = '';
    const end = (code) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, pass);
      resolve({ code, output });
    };
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('error', ({ message }) => {
      output += message;
      end(127);
    });
    child.on('close', (code, name) => end(code ?? 128 + constants.signals[name]));
  });
}
