import { defineConfig } from '@playwright/test';
import { findChromium, launchArguments } from 'tooling/browser';
import { sqliteArgument } from './core/sqlite';
import { wide } from './core/viewports';

const executablePath = findChromium();
// The workers read this file too: they use the same browser without another search.
process.env.CHROMIUM_PATH = executablePath;
const launchOptions = { executablePath, args: [...launchArguments] };

/** The tests of `npm test`; `npm test -- deep` runs all but those that it names as left out. */
const isDeep = process.env.TRUSTFOLD_DEEP === '1';
const without = (process.env.TRUSTFOLD_WITHOUT ?? '').split(' ').filter((name) => name !== '');
const leftOut = isDeep ? without.map((name) => `@${name}`) : ['@deep'];

/**
 * Each is one long chain of steps on a service or a build of its own. A worker's services would put them last,
 * where one of them keeps a single core busy for minutes; as a project they begin first.
 */
const chains = [
  'deployment/{fifth-remote,nginx,reproducible,s3}.spec.ts',
  'flows/large-{notifications,workspace}.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  ...(leftOut.length > 0 ? { grepInvert: new RegExp(`(${leftOut.join('|')})\\b`) } : {}),
  globalSetup: './core/shared-product',
  // One more than the cores that are counted on: tests wait for a build, a service or a timer.
  workers: 3,
  fullyParallel: true,
  // After all others, one by one in one worker; `npm test` names what passed only on a retry.
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
  reporter: [['line'], ['json', { outputFile: '../test-results/browser.json' }]],
  projects: [
    { name: 'chromium chains', testMatch: chains },
    { name: 'chromium', testIgnore: chains },
    {
      name: 'chromium sqlite',
      testMatch: 'flows/{workspace,workspace-at-once}.spec.ts',
      grep: /@deep/,
      use: { launchOptions: { executablePath, args: [...launchArguments, sqliteArgument] } },
    },
    ...(isDeep && !without.includes('firefox')
      ? [
          {
            name: 'firefox',
            testMatch: 'flows/*.spec.ts',
            grep: /@smoke/,
            use: { browserName: 'firefox' as const, launchOptions: {} },
          },
        ]
      : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: wide,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // A third of a run's computing is drawing motion in software: the deep run does it, the usual one goes without.
    contextOptions: {
      reducedMotion: isDeep ? 'no-preference' : 'reduce',
    },
  },
});
