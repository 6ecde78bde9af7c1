import { act, screen, within } from '@testing-library/react';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { setDescriptions } from 'shared-kernel/shell';
import { readBuiltInRemotes, findTab, listTabs } from '../../page/remote-tabs';
import { specifiedTabs, writeRemotesMeta } from '../../page/test-remotes';
import { DashboardFrame } from './dashboard-frame';
import type { DashboardTabState } from './use-dashboard-tab';

const lookAnew = jest.fn<Promise<void>, []>(() => Promise.reject(new Error('down')));
jest.mock('../../federation/composition', () => ({
  ...jest.requireActual<object>('../../federation/composition'),
  loadNewRemotes: () => lookAnew(),
}));

beforeEach(() => writeRemotesMeta());

function remoteTab(key: string): DashboardTabState {
  const tab = findTab(listTabs(readBuiltInRemotes()), key);
  if (!tab) throw new Error(`There is no tab ${key}`);
  return { state: 'remote', tab };
}

const clients = () => remoteTab('clients');

const renderFrame = (
  options: Parameters<typeof renderWithProviders>[1] = {},
  open: DashboardTabState = clients(),
) =>
  renderWithProviders(
    <DashboardFrame portal="law_firm" open={open}>
      <p>The tab</p>
    </DashboardFrame>,
    { route: '/trustfold/dashboard/legal', path: '/trustfold/dashboard/:portalType', ...options },
  );

const renderPortal = (portal: PortalKey, behaviour: 'live' | 'reference') =>
  renderWithProviders(
    <DashboardFrame portal={portal} open={clients()}>
      <p>The tab</p>
    </DashboardFrame>,
    { workspace: createTestWorkspace({ behaviour }) },
  );

const tabs = () => within(screen.getByRole('tablist')).getAllByRole('tab');

describe('DashboardFrame', () => {
  it('[F1] the dashboard shows the portal’s title', () => {
    renderFrame();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/legal/i);
  });

  it.each([
    ['clients', 0],
    ['profile', 1],
  ])('[R122] the footer offers diagnostics only on the settings tab: %s', (key, times) => {
    renderFrame({}, remoteTab(key));
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryAllByRole('button', { name: 'Diagnostics and releases' })).toHaveLength(
      times,
    );
  });

  it.each([
    ['regulator', 'live', 1],
    ['regulator', 'reference', 0],
    ['law_firm', 'live', 0],
  ] as const)(
    '[F3, policy] the %s portal in %s mode shows %d Read-only labels',
    (portal, behaviour, times) => {
      renderPortal(portal, behaviour);
      const pills = within(screen.getByRole('banner')).queryAllByRole('button', {
        name: 'Read-only',
        description: 'Read-only access. You can view, search and export.',
      });
      expect(pills).toHaveLength(times);
    },
  );

  it.each(portalKeys)(
    '[F3] the dashboard of the %s portal has the same tabs and header as other portals, except for the title @deep',
    (portal) => {
      renderPortal(portal, 'reference');
      expect(tabs().map((tab) => tab.textContent)).toEqual(specifiedTabs);
      const banner = screen.getByRole('banner').textContent;
      const title = screen.getByRole('heading', { level: 1 }).textContent;
      expect(banner.replace(title, '')).toBe(
        'TrustfoldSearchCtrl KNotificationsSettingsSwitch Portal',
      );
    },
  );

  it.each(['live', 'reference'] as const)(
    '[F2, PR2] the account menu shows name, role, company and portal of the signed-in user in %s mode @deep',
    async (behaviour) => {
      const { user } = renderFrame({ workspace: createTestWorkspace({ behaviour }) });
      await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Account' }));
      expect(
        await screen.findByRole('menu', {
          name: 'Oliver Bennett, Senior Counsel, Harcourt & Lindqvist LLP, Legal Portal',
        }),
      ).toBeVisible();
    },
  );

  it('[F2, F8] Sign out links to the sign-in page, which ends the session', async () => {
    const { user, location } = renderFrame({ path: '*' });
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(location()).toBe('/portal/login');
  });

  it('[F3] the dashboard lists the nine tabs in order with their URLs', () => {
    renderFrame();
    expect(tabs().map((tab) => tab.textContent)).toEqual(specifiedTabs);
    expect(tabs()[5]).toHaveAttribute('href', '/trustfold/dashboard/legal?tab=contracts');
    expect(tabs()[0]).toHaveAttribute('href', '/trustfold/dashboard/legal');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Clients');
    expect(screen.getByRole('tabpanel', { name: 'Clients' })).toHaveTextContent('The tab');
  });

  it('[F3] an unknown tab in the URL shows the overview and a notice', async () => {
    const { user } = renderFrame({}, { state: 'overview', missing: 'invoices' });
    const notice = screen.getByRole('status', { name: 'Page not available' });
    expect(notice).toHaveTextContent('The page “invoices” does not exist.');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview');
    await user.click(within(notice).getByRole('button', { name: 'Try Again' }));
    expect(lookAnew).toHaveBeenCalledTimes(1);
    await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    expect(notice).not.toBeInTheDocument();
  });

  it('[F3] arrow keys move the focus through the tabs and wrap around at both ends', async () => {
    const { user } = renderFrame();
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('tab', { name: 'Compliance' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(screen.getByRole('tab', { name: 'Analytics' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  });

  it('[R14, F3] the tabs ignore arrow keys with Alt, which the browser uses for Back and Forward', async () => {
    const { user } = renderFrame();
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  });

  it('[F2, S1] the header links to the settings and to the portal selection', () => {
    renderFrame();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/legal?tab=profile&section=preferences',
    );
    expect(screen.getByRole('link', { name: 'Switch Portal' })).toHaveAttribute(
      'href',
      '/trustfold/login',
    );
  });

  it('[F2, E3] Settings links to the Profile tab if an older release has no preferences section', () => {
    renderFrame();
    act(() => setDescriptions({ recordRoutes: {}, tabFilters: {} }));
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/legal?tab=profile',
    );
  });

  it('[F2, F4, policy] the bell shows the latest unread notifications and the first tasks', async () => {
    const { user } = renderFrame();
    const bell = await screen.findByRole('button', { name: 'Notifications 4 unread' });
    expect(bell.querySelector('.ant-badge')).toHaveTextContent('4');
    expect(bell.querySelector('[title]')).not.toBeInTheDocument();
    await user.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Latest notifications' });
    const rows = (name: string) =>
      within(within(panel).getByRole('list', { name })).getAllByRole('listitem');
    expect(rows('Unread')).toHaveLength(4);
    await within(panel).findByRole('list', { name: 'Your tasks' });
    expect(rows('Your tasks')).toHaveLength(3);
    expect(within(panel).getByRole('link', { name: 'Show all (33)' })).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'View all notifications' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/legal?tab=notifications',
    );
  });

  it('[F2] the bell says that the user is caught up if there are no unread notifications', async () => {
    const { user } = renderFrame({ workspace: createTestWorkspace({ state: 'empty' }) });
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('You are all caught up.')).toBeVisible();
  });

  it('[F2] Settings links to the Profile tab in reference mode', () => {
    renderFrame({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/legal?tab=profile',
    );
  });

  it('[F2] the header shows a plain link instead of the bell in reference mode', () => {
    renderFrame({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/legal?tab=notifications',
    );
  });

  it('[G3] a disclaimer below every tab says that Trustfold is not a bank', () => {
    renderFrame();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/is not a bank/);
  });
});
