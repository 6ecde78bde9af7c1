import type { Page } from '@playwright/test';

export class DashboardPage {
  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly tabs = () => this.page.getByRole('tablist', { name: 'Dashboard tabs' }).getByRole('tab');
  readonly tab = (name: string) =>
    this.page
      .getByRole('tablist', { name: 'Dashboard tabs' })
      .getByRole('tab', { name, exact: true });
  readonly panel = () => this.page.locator('#dashboard-panel');
  readonly bell = () =>
    this.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  readonly settings = () => this.page.getByRole('link', { name: 'Settings' });
  readonly switchPortal = () => this.page.getByRole('link', { name: 'Switch Portal' });
  readonly errorCard = () => this.panel().getByText('Something went wrong');
  readonly tryAgain = () => this.panel().getByRole('button', { name: 'Try Again' });

  constructor(private readonly page: Page) {}
}
