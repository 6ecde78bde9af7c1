import type { Page } from '@playwright/test';
import { chooseOption } from '../core/choose-option';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn } from 'tooling/browser';

export class AnalyticsPage {
  readonly heading = () => this.page.getByRole('heading', { name: 'System Analytics' });
  readonly figures = () =>
    this.page.getByRole('list', { name: 'Key figures' }).getByRole('listitem');
  readonly figure = (label: string) => this.figures().filter({ hasText: label });
  readonly section = (title: string) => this.page.getByRole('region', { name: title, exact: true });
  readonly sections = () => this.page.locator('#dashboard-panel').getByRole('region');
  readonly legend = (title: string) =>
    this.page.getByRole('list', { name: `Legend of ${title}` }).getByRole('listitem');
  readonly picture = (title: string) => this.section(title).getByRole('img').first();
  readonly table = (title: string) => this.page.getByRole('table', { name: title });
  readonly asTable = (title: string) => this.section(title).getByRole('button', { name: 'Table' });
  readonly download = (title: string) =>
    this.page.getByRole('button', { name: `Download ${title}` });
  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly selected = (select: string) =>
    this.page.locator('.ant-select-content', {
      has: this.page.getByRole('combobox', { name: select, exact: true }),
    });

  constructor(private readonly page: Page) {}

  async goto(query = '', portal: PortalKey = 'admin'): Promise<void> {
    await signIn(this.page);
    await this.page.goto(`${dashboardAddress(portal, 'analytics')}${query}`);
  }

  async choose(select: 'Period' | 'View', option: string): Promise<void> {
    await chooseOption(this.page.getByRole('combobox', { name: select, exact: true }), option);
  }
}
