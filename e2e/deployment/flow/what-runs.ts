import type { Page } from '@playwright/test';
import { DashboardPage } from '../../pages/dashboard.page';
import { environment, must, type Stage } from '../services/stage';

/** The headings that tell the release of operations from the next. */
export const transactions = ['Transaction Dashboard', 'Transaction Dashboard, next'] as const;
export const processes = ['Process Management', 'Process Management, next'] as const;

/** The heading of the open tab. */
export const heading = (page: Page, name: string) =>
  new DashboardPage(page).panel().getByRole('heading', { name, exact: true });

/** What an environment runs, by `status`. */
export async function runs(stage: Stage) {
  const output = await must(stage.release('status', '--env', environment));
  const hash = /composition ([0-9a-f]{64})/.exec(output)?.[1] ?? '';
  const release = (name: string) =>
    new RegExp(`^ *${name} +([0-9a-f]{32}) `, 'm').exec(output)?.[1] ?? '';
  return { hash, release };
}
