import type { Locator, Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn } from 'tooling/drive';

interface Opening {
  readonly portal?: PortalKey;
  /** Further query, such as `{ contract: 'CON-…' }`. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The three contracts of the sample. */
export const sample = {
  crudeSupply: { id: 'CON-1710235800000', title: 'Crude Oil Supply Agreement' },
  drillingRights: { id: 'CON-1715004900000', title: 'Offshore Drilling Rights, Block 14' },
  equipmentLease: { id: 'CON-1718711100000', title: 'Refinery Equipment Lease' },
} as const;

export class ContractsPage {
  readonly search = () => this.page.getByRole('searchbox');
  readonly create = () =>
    this.page.getByRole('button', { name: 'Create Contract', exact: true }).first();
  readonly cards = () => this.page.getByRole('article');
  readonly card = (title: string) => this.page.getByRole('article', { name: title, exact: true });
  readonly figure = (label: string) =>
    this.page
      .getByRole('list', { name: 'Contract summary' })
      .getByRole('listitem')
      .filter({ hasText: label });
  readonly dialog = (title: string | RegExp) => this.page.getByRole('dialog', { name: title });
  readonly section = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly events = () =>
    this.page.getByRole('list', { name: 'Envelope events' }).getByRole('listitem');
  readonly trail = () => this.page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
  readonly toast = () => this.page.getByRole('region', { name: /Notifications/ });

  constructor(private readonly page: Page) {}

  async goto({ portal = 'admin', query = {} }: Opening = {}): Promise<void> {
    await signIn(this.page);
    const further = new URLSearchParams(query).toString();
    await this.page.goto(`${dashboardAddress(portal, 'contracts')}&${further}`);
    await this.page.getByRole('heading', { name: 'Contract Management' }).waitFor();
  }

  button(name: string, within?: Locator): Locator {
    return (within ?? this.page).getByRole('button', { name, exact: true });
  }
}
