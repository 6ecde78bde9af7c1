import type { Page } from '@playwright/test';
import { test as base } from '../../core/test';
import { DashboardPage } from '../../pages/dashboard.page';
import { stageLimitMs } from '../services/hang-limits';
import { must, type Stage } from '../services/stage';

/** Tests that share a stage, which each leaves as it found it; skipped with a reason where there is no stage. */
export const stagedTest = (startStage: () => Promise<Stage | string>) =>
  base.extend<{ stage: Stage }, { started: Stage | string }>({
    started: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
      async ({}, use) => {
        const started = await startStage();
        await use(started);
        if (typeof started !== 'string') await started.stop();
      },
      { scope: 'worker', timeout: stageLimitMs },
    ],
    stage: async ({ started }, use) => {
      if (typeof started === 'string') base.skip(true, started);
      else await use(started);
    },
    product: async ({ stage }, use) => use(stage.product),
  });

/** What a group of the tests of one way to deploy is given. */
export interface Flow {
  readonly test: ReturnType<typeof stagedTest>;
  /** The way to deploy, which titles begin with. */
  readonly where: string;
  /** What the titles of its first tests, and of the others, end with. */
  readonly tag: string;
  readonly deep: string;
  /** Where the next release of operations is built, and a way to release it. */
  readonly nextFolder: () => string;
  readonly releaseNext: (stage: Stage) => ReturnType<Stage['release']>;
}

/** The headings that tell the release of operations from the next. */
export const transactions = ['Transaction Dashboard', 'Transaction Dashboard, next'] as const;
export const processes = ['Process Management', 'Process Management, next'] as const;

/** The heading of the open tab. */
export const heading = (page: Page, name: string) =>
  new DashboardPage(page).panel().getByRole('heading', { name, exact: true });

/** What the environment runs, by `status`. */
export async function runs(stage: Stage) {
  const output = await must(stage.release('status'));
  const hash = /composition ([0-9a-f]{64})/.exec(output)?.[1] ?? '';
  const release = (name: string) =>
    new RegExp(`^ *${name} +([0-9a-f]{32}) `, 'm').exec(output)?.[1] ?? '';
  return { hash, release };
}
