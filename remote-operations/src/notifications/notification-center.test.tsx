import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'shared-kernel/shell';
import { createTestWorkspace, testWorkspaceFailure } from 'shared-kernel/testing';
import { clients, notifications } from 'shared-kernel/testing/records';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { NotificationCenter } from './notification-center';

const show = (options: RenderOptions = {}) => renderWithProviders(<NotificationCenter />, options);

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const list = () => screen.findByRole('list', { name: 'Notifications' });
const result = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const row = (title: string) => screen.findByRole('link', { name: new RegExp(title) });
const details = (title: string) => screen.findByRole('article', { name: title });

describe('notification center', () => {
  it('[N1] shows a skeleton while notifications load', () => {
    show({ workspace: createTestWorkspace({ state: 'loading' }) });
    expect(screen.getByRole('heading', { name: 'Notification Center' })).toBeVisible();
    expect(screen.getByLabelText('Loading rows')).toBeInTheDocument();
  });

  it.each([
    ['client', 2],
    ['vendor', 1],
  ] as const)(
    '[R29, N1, N2] lists and counts only the company’s notifications in the %s portal',
    async (portal, count) => {
      show({ portal, route: '/?scope=all' });
      expect(within(await list()).getAllByRole('listitem')).toHaveLength(count);
      expect(screen.getByRole('button', { name: `Unread ${count}` })).toBeVisible();
      expect(screen.queryByText('Possible sanctions match')).not.toBeInTheDocument();
    },
  );

  it('[N1] shows an error with a Retry button if notifications cannot be loaded', async () => {
    show({ workspace: createTestWorkspace({ state: 'failing' }) });
    expect(await screen.findByText(testWorkspaceFailure)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });

  it('[N1] shows a message if there are no notifications', async () => {
    show({ workspace: createTestWorkspace({ state: 'empty' }) });
    expect(await screen.findByText('No notifications yet')).toBeVisible();
  });

  it('[N1] counts the notifications of the sample: total, unread, action required and starred', async () => {
    show();
    const summary = within(await screen.findByRole('list', { name: 'Notification summary' }));
    expect(summary.getAllByRole('button').map((card) => card.textContent)).toEqual([
      'Total8',
      'Unread4',
      'Action required4',
      'Starred3',
    ]);
  });

  it('[N3, B20] initially shows the first notification without marking it as read or changing the URL', async () => {
    const { location, unmount } = show();
    const first = await details('Dip test rejected, re-test required');
    expect(await row('Unread: Dip test rejected')).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(first).toBeVisible();
    expect(location()).toBe('/');
    unmount();
    show({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(await screen.findByText('No notification selected')).toBeVisible();
  });

  it('[N2] the notification screen has four tabs in the specified order, and the URL contains the open tab @deep', async () => {
    const { user, location } = show();
    await list();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All',
      'Unread',
      'Starred',
      'Action',
    ]);
    for (const [name, show, count] of [
      ['Unread', 'unread', 4],
      ['Starred', 'starred', 3],
      ['Action', 'action', 4],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      expect(location()).toBe(`/?show=${show}`);
      expect(await result(`${count} of 8 notifications`)).toBeVisible();
    }
  });

  it('[N2] searches title, message and client name of notifications, ignoring letter case @deep', async () => {
    const { visit } = show();
    for (const [text, count] of [
      ['DIP TEST', 1],
      ['atlas', 2],
      ['carrier will release', 1],
      ['nobody', 0],
      ['gulf horizon', 1],
    ] as const) {
      await visit(`/?q=${encodeURIComponent(text)}`);
      expect(await result(`${count} of 8 notifications`)).toBeVisible();
    }
  });

  it('[N2] lists notifications that match tab, search and category, and the URL contains all three', async () => {
    const { user, location } = show({ route: '/?show=action&category=process' });
    expect(await result('2 of 8 notifications')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'naphtha');
    expect(await result('1 of 8 notifications')).toBeVisible();
    expect(location()).toBe('/?show=action&category=process&q=naphtha');
  });

  it('[N2] notifications can be filtered by every category', async () => {
    const { user, location } = show();
    await list();
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    for (const name of ['Process', 'Client', 'Financial', 'Compliance', 'Bank', 'System']) {
      expect(await screen.findByRole('option', { name })).toBeInTheDocument();
    }
    await user.click(screen.getByRole('option', { name: 'Bank' }));
    expect(location()).toBe('/?category=bank');
  });

  it('[N2] explains why no notification is listed, and clears the filters', async () => {
    const { user, location } = show({ route: '/?q=nobody&category=bank' });
    expect(await screen.findByText('No notifications match')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await user.click(clear);
    expect(location()).toBe('/');
    expect(await result('8 notifications')).toBeVisible();
  });

  it('[N2] an empty Unread tab says that all notifications are read @deep', async () => {
    const { user } = show({ route: '/?show=unread' });
    await user.click(await screen.findByRole('button', { name: /^Mark all/ }));
    expect(await screen.findByText('You are all caught up')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all notifications' }));
    expect(await result('8 notifications')).toBeVisible();
  });

  it('[N3] groups notifications by day, newest first', async () => {
    show();
    const days = within(await list()).getAllByRole('heading');
    expect(days.map((day) => day.textContent)).toEqual([
      'Today, Jul 22, 2024',
      'Yesterday, Jul 21, 2024',
      'Jul 20, 2024',
      'Jul 18, 2024',
      'Jul 17, 2024',
    ]);
  });

  it('[N3, B20] opens a notification without marking it as read', async () => {
    const { user, location, workspace } = show();
    await user.click(await row('Dip test rejected'));
    expect(location()).toBe('/?n=NT-001');
    expect(await details('Dip test rejected, re-test required')).toBeVisible();
    expect(await row('Unread: Dip test rejected')).toHaveAttribute('aria-current', 'true');
    expect((await workspace.source.get('notifications', 'NT-001'))?.record.isRead).toBe(false);
  });

  it('[N5] a notification shows every field, and the metadata with readable labels', async () => {
    show({ route: '/?n=NT-001' });
    const shown = await details('Dip test rejected, re-test required');
    for (const text of [
      'Critical',
      'Action required',
      'SourceProcess Management',
      'PriorityCritical',
      'ClientMeridian Energy Partners',
      'Amount$18,500,000',
      'ProcessPF-001',
      'Batch numberBATCH-7',
      'Document typeDip test report',
      'ReceivedJul 22, 2024, 08:45 UTC',
    ]) {
      expect(shown).toHaveTextContent(text);
    }
  });

  it('[N5] links to the record of a notification', async () => {
    const { visit } = show();
    for (const [id, name, query] of [
      ['NT-001', 'Open process PF-001', 'tab=processes&process=PF-001'],
      ['NT-005', 'Open contract CON-1001', 'tab=contracts&contract=CON-1001'],
      ['NT-002', 'Open transaction TX-064', 'tab=transactions&tx=TX-064'],
      ['NT-003', 'Open client Caspian Pipeline Services', 'tab=clients&client=CL-012'],
    ] as const) {
      await visit(`/?n=${id}`);
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        `/trustfold/dashboard/admin?${query}`,
      );
    }
  });

  it('[R3, N5] links an older notification without a client id to the client only if the client’s name is unique @deep', async () => {
    const [client] = clients;
    const [sample] = notifications;
    if (!client || !sample) throw new Error('The sample has both');
    const showWith = (companyNames: readonly string[]) => {
      const records = {
        clients: companyNames.map((companyName, index) => ({
          ...client,
          id: `CL-${index}`,
          companyName,
        })),
        notifications: [{ ...sample, id: 'NT-1', clientId: undefined, clientName: 'Ann Lee' }],
      };
      return show({ route: '/?n=NT-1', workspace: createTestWorkspace({ records }) });
    };
    const one = showWith(['Ann Lee', 'Ann Lee-Marsh']);
    expect(await screen.findByRole('link', { name: 'Open client Ann Lee' })).toBeVisible();
    one.unmount();
    showWith(['Ann Lee', 'Ann Lee']);
    await details(sample.title);
    expect(screen.queryByRole('link', { name: /^Open client/ })).not.toBeInTheDocument();
  });

  it('[N3] shows a message for an unknown notification, with a link to the list @deep', async () => {
    const { user, location } = show({ route: '/?n=NT-999' });
    expect(await screen.findByText('Notification not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all notifications' }));
    expect(location()).toBe('/');
  });

  it('[N3] J and K move through the notifications, E marks one as read and S stars it', async () => {
    const { user, location, workspace } = show();
    await list();
    await user.keyboard('jj');
    expect(location()).toBe('/?n=NT-002');
    await user.keyboard('k');
    expect(location()).toBe('/?n=NT-001');
    await details('Dip test rejected, re-test required');
    await user.keyboard('es');
    await waitFor(async () =>
      expect((await workspace.source.get('notifications', 'NT-001'))?.record).toMatchObject({
        isRead: true,
        isStarred: false,
      }),
    );
  });

  it('[R22, N3] after moving with J and K, Back returns to the list of notifications @deep', async () => {
    const { user, location } = renderWithProviders(
      <>
        <NotificationCenter />
        <Back />
      </>,
    );
    await list();
    await user.keyboard('jjj');
    expect(location()).toBe('/?n=NT-003');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(location()).toBe('/');
  });

  it('[N3, N5] handles keys that are pressed in quick succession in the notification list @deep', async () => {
    const { workspace } = show();
    await list();
    act(() => {
      for (const key of ['j', 'j', 'd']) fireEvent.keyDown(document.body, { key });
    });
    await details('Wire transfer awaits its first sign-off');
    await waitFor(async () =>
      expect((await workspace.source.get('notifications', 'NT-002'))?.record).toMatchObject({
        actionRequired: false,
      }),
    );
  });

  it('[N3] the focus moves to a notification when it opens, and back to its row when it closes @deep', async () => {
    const { user } = show();
    await screen.findByRole('list', { name: 'Notifications' });
    await user.keyboard('j');
    const heading = () =>
      screen.findByRole('heading', { name: 'Dip test rejected, re-test required' });
    await waitFor(async () => expect(await heading()).toHaveFocus());
    await user.keyboard('j');
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'Wire transfer awaits its first sign-off' }),
      ).toHaveFocus(),
    );
    await user.keyboard('k');
    await waitFor(async () => expect(await heading()).toHaveFocus());
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: /Dip test rejected, re-test required/ })).toHaveFocus();
  });

  it('[N3] opening a notification by its URL does not move the focus', async () => {
    show({ route: '/?n=NT-001' });
    await screen.findByRole('button', { name: 'Mark Read' });
    expect(document.body).toHaveFocus();
  });

  it('[N3] on a phone, an open notification fills the page @deep', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { user, location } = show();
    await user.click(await row('Wire transfer awaits'));
    const page = within(await screen.findByRole('dialog'));
    expect(
      await page.findByRole('article', { name: 'Wire transfer awaits its first sign-off' }),
    ).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/');
  });
});
