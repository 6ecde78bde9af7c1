import type { Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn } from 'tooling/browser';

export class ProcessesPage {
  readonly heading = () => this.page.getByRole('heading', { name: 'Process Management' });
  readonly tab = (name: string) =>
    this.page.getByRole('tablist', { name: 'Process views' }).getByRole('tab', { name });
  readonly list = () => this.page.getByRole('list', { name: 'Processes', exact: true });
  readonly item = (name: string | RegExp) => this.list().getByRole('link', { name });
  readonly details = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly milestones = () => this.page.getByRole('list', { name: 'Milestones', exact: true });
  readonly requirement = (name: string) => this.page.getByRole('checkbox', { name });
  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly filter = () => this.page.getByRole('button', { name: /^Filter/ });
  readonly search = () => this.page.getByRole('searchbox');
  readonly result = () => this.page.getByText(/\d process(es)?$/);
  readonly calendar = () => this.page.getByRole('grid', { name: 'Process timeline, July 2024' });
  readonly calendarList = () =>
    this.page.getByRole('list', { name: 'Process timeline, July 2024' });
  readonly day = (number: number) =>
    this.page.getByRole('gridcell', { name: new RegExp(`^Jul ${number}, 2024`) });
  readonly toggle = (name: string) => this.page.getByRole('switch', { name });
  readonly dialog = () => this.page.getByRole('dialog');

  constructor(private readonly page: Page) {}

  async goto(query = '', portal: PortalKey = 'admin') {
    await signIn(this.page);
    await this.page.goto(`${dashboardAddress(portal, 'processes')}${query}`);
  }
}
