import { fireEvent, screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { mockDialogMethods } from '../../page/mock-dialog';
import { readBuiltInRemotes, findTab, listTabs } from '../../page/remote-tabs';
import { specifiedTabs, writeRemotesMeta } from '../../page/test-remotes';
import { DashboardFrame } from './dashboard-frame';

const phone = window.matchMedia;

beforeEach(() => {
  writeRemotesMeta();
  mockDialogMethods();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(phone(media), { matches: media === '(max-width: 639.98px)' }),
    );
});
afterEach(() => jest.restoreAllMocks());

function showTab(key: string, behaviour: 'live' | 'reference' = 'live') {
  const tab = findTab(listTabs(readBuiltInRemotes()), key);
  return renderWithProviders(
    <DashboardFrame portal="admin" open={tab ? { state: 'remote', tab } : { state: 'overview' }}>
      <p>The tab</p>
    </DashboardFrame>,
    {
      route: '/trustfold/dashboard/admin',
      path: '*',
      workspace: createTestWorkspace({ behaviour }),
    },
  );
}

const bar = () => within(screen.getByRole('navigation', { name: 'Dashboard' }));
const sheet = () => within(screen.getByRole('dialog', { name: 'More' }));
const names = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

describe('tabs on a phone', () => {
  it('[F3] the phone bar shows four tabs and marks the open one, and More shows the others in order', async () => {
    const { user } = showTab('clients');
    expect(names(bar().getAllByRole('link'))).toEqual(specifiedTabs.slice(0, 4));
    expect(bar().getByRole('link', { current: 'page' })).toHaveTextContent('Clients');
    expect(screen.getByRole('region', { name: 'Clients' })).toHaveTextContent('The tab');
    await user.click(bar().getByRole('button', { name: 'More', expanded: false }));
    expect(names(sheet().getAllByRole('link'))).toEqual(specifiedTabs.slice(4));
    expect(sheet().getAllByRole('link')[0]).toHaveFocus();
    expect(bar().getByRole('button', { name: 'More', expanded: true })).toBeVisible();
  });

  it('[R80] the overview tab shows the number of open tasks', async () => {
    showTab('clients');
    const overview = await bar().findByRole('link', { name: '30 open tasks, Overview' });
    expect(overview.querySelector('.ant-badge')).toHaveTextContent('30');
  });

  it('[F3] the More button and its sheet mark the open tab', async () => {
    const { user } = showTab('contracts');
    expect(bar().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    const more = bar().getByRole('button', { name: 'More, Contracts is open' });
    expect(more).toHaveTextContent(/^More$/);
    expect(more).toHaveAttribute('aria-current', 'true');
    await user.click(more);
    expect(sheet().getByRole('link', { current: 'page' })).toHaveTextContent('Contracts');
    expect(sheet().getByRole('link', { current: 'page' })).toHaveFocus();
  });

  it('[F3] choosing a tab in the phone sheet opens the tab and closes the sheet', async () => {
    const { user, location } = showTab('overview');
    await user.click(bar().getByRole('button', { name: 'More' }));
    await user.click(sheet().getByRole('link', { name: 'Notifications' }));
    expect(location()).toBe('/trustfold/dashboard/admin?tab=notifications');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[F3] the phone sheet opens again if More is pressed while it closes', async () => {
    const { user } = showTab('overview');
    const more = bar().getByRole('button', { name: 'More' });
    await user.click(more);
    const closed = new Promise((resolve) => {
      screen.getByRole('dialog', { name: 'More' }).addEventListener('close', resolve);
    });
    fireEvent.click(sheet().getByRole('button', { name: 'Close' }));
    fireEvent.click(more);
    await closed;
    expect(sheet().getByRole('link', { name: 'Notifications' })).toBeVisible();
  });

  it('[F3] the phone sheet closes with its Close button and with a click outside', async () => {
    const { user } = showTab('overview');
    const isGone = () =>
      expect(bar().findByRole('button', { name: 'More', expanded: false })).resolves.toBeVisible();
    await user.click(bar().getByRole('button', { name: 'More' }));
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    await isGone();
    await user.click(bar().getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('dialog', { name: 'More' }));
    await isGone();
  });

  it('[F3] all tabs are in one row in reference mode', () => {
    showTab('clients', 'reference');
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(names(tabs)).toEqual(specifiedTabs);
    expect(screen.getByRole('tabpanel', { name: 'Clients' })).toBeVisible();
  });
});
