import type { Page } from '@playwright/test';
import { test as base } from '../../core/test';
import { DashboardPage } from '../../pages/dashboard.page';
import { stageTimeoutMs } from '../services/hang-limits';
import { requireSuccess, type Stage } from '../services/stage';

/**
 * Returns a test that runs on a shared deployment stage. If no stage is available, the test is skipped with a reason.
 */
export const createStageTest = (startStage: () => Promise<Stage | string>) =>
  base.extend<{ stage: Stage }, { started: Stage | string }>({
    started: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
      async ({}, use) => {
        const started = await startStage();
        await use(started);
        if (typeof started !== 'string') await started.stop();
      },
      { scope: 'worker', timeout: stageTimeoutMs },
    ],
    stage: async ({ started }, use) => {
      if (typeof started === 'string') base.skip(true, started);
      else await use(started);
    },
    product: async ({ stage }, use) => use(stage.product),
  });

export interface DeploymentFlow {
  readonly test: ReturnType<typeof createStageTest>;
  readonly where: string;
  /**
   * Suffixes of the test titles. `tag` names the required services. `deep` equals `tag`, or is ` @deep` if no service
   * is required.
   */
  readonly tag: string;
  readonly deep: string;
  readonly nextFolder: () => string;
  readonly releaseNext: (stage: Stage) => ReturnType<Stage['release']>;
}

export const transactions = ['Transaction Dashboard', 'Transaction Dashboard, next'] as const;
export const processes = ['Process Management', 'Process Management, next'] as const;

export const locateHeading = (page: Page, name: string) =>
  new DashboardPage(page).panel().getByRole('heading', { name, exact: true });

export async function readStageStatus(stage: Stage) {
  const output = await requireSuccess(stage.release('status'));
  const hash = /composition ([0-9a-f]{64})/.exec(output)?.[1] ?? '';
  const release = (name: string) =>
    new RegExp(`^ *${name} +([0-9a-f]{32}) `, 'm').exec(output)?.[1] ?? '';
  return { hash, release };
}
