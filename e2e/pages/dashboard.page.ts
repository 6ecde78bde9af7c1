import type { Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';

export const portalTitle: Readonly<Record<PortalKey, string>> = {
  admin: 'Administration Portal',
  client: 'Client Portal',
  law_firm: 'Legal Portal',
  banking: 'Banking Portal',
  vendor: 'Vendor Portal',
  regulator: 'Regulator Portal',
};

export class DashboardPage {
  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly tabs = () => this.page.getByRole('tablist', { name: 'Dashboard tabs' }).getByRole('tab');
  readonly tab = (name: string) =>
    this.page
      .getByRole('tablist', { name: 'Dashboard tabs' })
      .getByRole('tab', { name, exact: true });
  readonly bar = () => this.page.getByRole('navigation', { name: 'Dashboard' });
  readonly more = () => this.bar().getByRole('button', { name: /^More(, .* is open)?$/ });
  readonly moreSheet = () => this.page.getByRole('dialog', { name: 'More' });
  readonly account = () => this.page.getByRole('banner').getByRole('button', { name: 'Account' });
  readonly panel = () => this.page.locator('#dashboard-panel');
  readonly bell = () =>
    this.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  readonly settings = () => this.page.getByRole('link', { name: 'Settings' });
  readonly switchPortal = () => this.page.getByRole('link', { name: 'Switch Portal' });
  readonly errorCard = () => this.panel().getByText('Something went wrong');
  readonly tryAgain = () => this.panel().getByRole('button', { name: 'Try Again' });

  constructor(private readonly page: Page) {}
}
