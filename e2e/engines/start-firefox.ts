import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bridgeTo } from './bridge';

/** Starts Firefox with what Playwright says, and tells Playwright the bridge's address in place of Firefox's own. */
const firefox = spawn(process.env.TRUSTFOLD_FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface(firefox.stderr)) {
  const endpoint = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
  console.error(
    endpoint === undefined ? line : `WebDriver BiDi listening on ${await bridgeTo(endpoint)}`,
  );
}
