import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findEngines, foundEnginesIn, type FoundEngine } from 'tooling/browser';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

const variable = 'TRUSTFOLD_ENGINES';

/** Those that `npm test` found. `TRUSTFOLD_ENGINES=look` looks for them; without it Chromium runs alone. */
async function enginesOfRun(): Promise<readonly FoundEngine[]> {
  const text = process.env[variable] ?? '[]';
  if (text !== 'look') return foundEnginesIn(text);
  const { found, missing } = await findEngines(console.log);
  for (const { engine, reason } of missing) console.log(`No ${engine}: ${reason}`);
  // The workers read the configuration too: they take what was found instead of searching again.
  process.env[variable] = JSON.stringify(found);
  return found;
}

const systemFirefox = (executablePath: string): Project['use'] => ({
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefox', import.meta.url)),
    env: { ...process.env, TRUSTFOLD_FIREFOX: executablePath },
  },
});

function projectOf({ engine, from, executablePath }: FoundEngine): Project {
  return {
    name: engine,
    testMatch: 'flows/*.spec.ts',
    grep: /@smoke/,
    use: {
      browserName: engine,
      ...(from === 'system' ? systemFirefox(executablePath) : { launchOptions: {} }),
    },
  };
}

/** For every further engine that was found, what is tagged for it. */
export const engineProjects = async (): Promise<Project[]> => (await enginesOfRun()).map(projectOf);
