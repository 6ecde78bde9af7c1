import type { Page } from '@playwright/test';
import { test as base } from '../../core/test';
import { DashboardPage } from '../../pages/dashboard.page';
import { stageLimitMs } from '../services/hang-limits';
import { must, type Stage } from '../services/stage';

/** Tests that share a stage, which each restores. They are skipped with a reason if there is no stage. */
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

/** Parameters of a group of tests of one way to deploy. */
export interface Flow {
  readonly test: ReturnType<typeof stagedTest>;
  /** Name of the way to deploy; starts every title. */
  readonly where: string;
  /** Suffixes of the titles: `tag` of the first tests, `deep` of the others. */
  readonly tag: string;
  readonly deep: string;
  /** Folder with the next release of operations, and a function that releases it. */
  readonly nextFolder: () => string;
  readonly releaseNext: (stage: Stage) => ReturnType<Stage['release']>;
}

/** Headings before and after the next release of operations. */
export const transactions = ['Transaction Dashboard', 'Transaction Dashboard, next'] as const;
export const processes = ['Process Management', 'Process Management, next'] as const;

export const heading = (page: Page, name: string) =>
  new DashboardPage(page).panel().getByRole('heading', { name, exact: true });

/** Composition hash and releases of the environment, read from `status`. */
export async function runs(stage: Stage) {
  const output = await must(stage.release('status'));
  const hash = /composition ([0-9a-f]{64})/.exec(output)?.[1] ?? '';
  const release = (name: string) =>
    new RegExp(`^ *${name} +([0-9a-f]{32}) `, 'm').exec(output)?.[1] ?? '';
  return { hash, release };
}
