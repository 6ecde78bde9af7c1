import type { Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn } from 'tooling/browser';

export class NotificationsPage {
  readonly heading = () => this.page.getByRole('heading', { name: 'Notification Center' });
  readonly card = (name: string) =>
    this.page.getByRole('list', { name: 'Notification summary' }).getByRole('button', { name });
  readonly tab = (name: string) =>
    this.page
      .getByRole('tablist', { name: 'Notification tabs' })
      .getByRole('tab', { name, exact: true });
  readonly search = () => this.page.getByRole('searchbox');
  readonly result = () => this.page.getByText(/\d notifications?$/);
  readonly list = () => this.page.getByRole('list', { name: 'Notifications', exact: true });
  readonly item = (title: string | RegExp) => this.list().getByRole('link', { name: title });
  readonly details = (title: string) => this.page.getByRole('article', { name: title });
  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly bulk = () => this.page.getByRole('toolbar', { name: 'Selected notifications' });

  constructor(private readonly page: Page) {}

  async goto(query = '', portal: PortalKey = 'admin') {
    await signIn(this.page);
    await this.page.goto(`${dashboardAddress(portal, 'notifications')}${query}`);
  }
}
