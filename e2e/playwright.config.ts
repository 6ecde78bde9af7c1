import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from 'tooling/browser';
import { wide } from './core/viewports';
import { engineProjects } from './engines/projects';
import { sqliteArgument } from './engines/sqlite';

const { executablePath } = await findBrowser({ onProgress: (text) => console.log(text) });
// The workers read this file too: they take what was found instead of searching again.
process.env.TRUSTFOLD_BROWSER = executablePath;

/**
 * Each is one long chain of steps on a service or a build of its own. A worker's services would put them last,
 * where one of them keeps a single core busy for minutes; as a project they begin first.
 */
const chains = [
  'deployment/{fifth-remote,nginx,nginx-serving,nginx-tls,reproducible,s3,s3-commands,s3-history,s3-refusals,s3-roles,s3-store,skew}.spec.ts',
  'flows/large-{notifications,workspace}.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './core/shared-product',
  globalTeardown: './deployment/services/shared-ceph',
  // One more than the cores that are counted on: tests wait for a build, a service or a timer.
  workers: 3,
  fullyParallel: true,
  // After all others, one by one in one worker; `npm test` names what passed only so (tooling/src/run/unsteady.ts).
  retries: 2,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // Bounds on a hang, not on slowness: a loaded machine takes ten times as long and fails nothing.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // One picture for every machine and browser project.
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
    },
  },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.TRUSTFOLD_E2E_REPORT ?? '../test-results/e2e.json' }],
  ],
  projects: [
    { name: 'chromium chains', testMatch: chains },
    { name: 'chromium', testIgnore: chains },
    {
      name: 'chromium sqlite',
      testMatch: 'flows/{workspace,workspace-at-once,write-journal}.spec.ts',
      grep: /@deep/,
      use: { launchOptions: { executablePath, args: [...launchArguments(), sqliteArgument] } },
    },
    ...(await engineProjects()),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: launchArguments() },
    viewport: wide,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // A third of a run's computing is drawing motion in software: the deep run does it, the usual one goes without.
    contextOptions: {
      reducedMotion: process.env.TRUSTFOLD_MOTION === 'full' ? 'no-preference' : 'reduce',
    },
  },
});
