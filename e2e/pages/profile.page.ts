import type { Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn } from 'tooling/browser';

type Section = 'profile' | 'security' | 'notifications' | 'preferences';

interface Opening {
  readonly portal?: PortalKey;
  readonly section?: Section;
  readonly behaviour?: 'live' | 'reference';
}

export class ProfilePage {
  readonly section = (name: string) =>
    this.page.getByRole('tablist', { name: 'Settings' }).getByRole('tab', { name });
  readonly card = () =>
    this.page
      .getByRole('region')
      .filter({ has: this.page.getByRole('button', { name: 'Export Data' }) });
  readonly photo = () => this.card().getByRole('img', { name: /^Photo of/ });
  readonly photoFile = () => this.page.getByLabel('Photo file');
  readonly field = (label: string) => this.page.getByRole('textbox', { name: label });
  readonly password = (label: string) => this.page.getByLabel(new RegExp(`^${label}`));
  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly update = () => this.page.getByRole('button', { name: /Update Profile/ });
  readonly changePassword = () => this.page.getByRole('button', { name: /Change Password/ });
  readonly toggle = (name: string) => this.page.getByRole('switch', { name, exact: true });
  readonly toast = () =>
    this.page.getByRole('region', { name: /^Notifications \(/ }).getByRole('listitem');
  readonly dialog = () => this.page.getByRole('dialog');

  constructor(private readonly page: Page) {}

  async goto({ portal = 'client', section, behaviour }: Opening = {}): Promise<void> {
    await signIn(this.page);
    const query = [section && `&section=${section}`, behaviour && `&behaviour=${behaviour}`];
    await this.page.goto(`${dashboardAddress(portal, 'profile')}${query.filter(Boolean).join('')}`);
  }
}
