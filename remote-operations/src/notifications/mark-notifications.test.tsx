import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'shared-kernel/ui/toaster';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { NotificationCenter } from './notification-center';

const show = (options: RenderOptions = {}) =>
  renderWithProviders(
    <>
      <main>
        <NotificationCenter />
      </main>
      <Toaster />
    </>,
    options,
  );

type User = ReturnType<typeof show>['user'];

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const summary = async () =>
  within(await screen.findByRole('list', { name: 'Notification summary' }))
    .getAllByRole('button')
    .map((card) => card.textContent);

describe('“Mark Read” and “Star” buttons', () => {
  it('[N1, N4] “Mark Read” and “Star” toggle a notification and update the counts and the list', async () => {
    const { user } = show({ route: '/?n=NT-001' });
    await press(user, 'Mark Read');
    expect(await screen.findByRole('button', { name: 'Mark Unread' })).toBeVisible();
    await press(user, 'Unstar');
    expect(await screen.findByRole('button', { name: 'Star' })).toBeVisible();
    expect(await summary()).toEqual(['Total8', 'Unread3', 'Action required4', 'Starred2']);
    await press(user, 'Mark Unread');
    await waitFor(async () => expect(await summary()).toContain('Unread4'));
  });

  it('[N4] “Mark Read” and “Star” can be undone from the toast @deep', async () => {
    const { user } = show({ route: '/?n=NT-001' });
    await press(user, 'Mark Read');
    await press(user, 'Undo');
    expect(await screen.findByRole('button', { name: 'Mark Read' })).toBeVisible();
    expect(await summary()).toContain('Unread4');
  });

  it('[N4] “Mark Read” and “Star” do nothing in reference mode', async () => {
    const { user } = show({
      route: '/?n=NT-001',
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    await press(user, 'Mark Read');
    await press(user, 'Unstar');
    expect(screen.getByRole('button', { name: 'Mark Read' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unstar' })).toBeVisible();
    expect(await summary()).toEqual(['Total8', 'Unread4', 'Action required4', 'Starred3']);
    expect(screen.queryByRole('button', { name: /^Mark all/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('[N4, policy] “Mark Read” and “Star” are available in the regulator portal', async () => {
    const { user } = show({ route: '/?n=NT-001', portal: 'regulator' });
    const mark = await screen.findByRole('button', { name: 'Mark Read' });
    await user.click(mark);
    await waitFor(async () => expect(await summary()).toContain('Unread3'));
    await user.keyboard('e');
    await waitFor(async () => expect(await summary()).toContain('Unread4'));
  });
});

describe('marking several notifications', () => {
  it('[N4] marks the selected notifications, and one Undo restores all of them', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: /^Select Dip test/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Select Wire/ }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected notifications' }));
    expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    await user.click(bar.getByRole('button', { name: 'Mark read' }));
    await waitFor(async () => expect(await summary()).toContain('Unread2'));
    await press(user, 'Undo');
    await waitFor(async () => expect(await summary()).toContain('Unread4'));
  });

  it('[N4, bulk] the X key selects and deselects the current notification @deep', async () => {
    const { user } = show();
    await screen.findByRole('list', { name: 'Notifications' });
    await user.keyboard('jxjx');
    const bar = within(screen.getByRole('toolbar', { name: 'Selected notifications' }));
    expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    await user.keyboard('x');
    expect(bar.getByRole('status')).toHaveTextContent('1 selected');
  });

  it('[N4] stars all filtered notifications', async () => {
    const { user } = show({ route: '/?category=process' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected notifications' }));
    await user.click(bar.getByRole('button', { name: 'Star' }));
    await waitFor(async () => expect(await summary()).toContain('Starred4'));
    await user.click(bar.getByRole('button', { name: 'Unstar' }));
    await waitFor(async () => expect(await summary()).toContain('Starred2'));
  });

  it('[R15, N4] a filter deselects the notifications that it hides, and Escape deselects all', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    const status = () =>
      within(screen.getByRole('toolbar', { name: 'Selected notifications' })).queryByRole('status');
    expect(status()).toHaveTextContent('8 selected');
    await user.click(screen.getByRole('tab', { name: 'Starred' }));
    await waitFor(() => expect(status()).toHaveTextContent('3 selected'));
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    act(() => all.focus());
    fireEvent.keyDown(all, { key: 'Escape', isComposing: true });
    expect(status()).toHaveTextContent('3 selected');
    await user.keyboard('{Escape}');
    expect(status()).not.toBeInTheDocument();
  });

  it('[N4] the button “Mark all as read” keeps the focus after a click and says that all notifications are read', async () => {
    const { user } = show();
    const button = () => screen.findByRole('button', { name: /^Mark all/ });
    const shown = await button();
    act(() => shown.focus());
    await user.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await button()).toHaveAccessibleDescription('All notifications are read.'),
    );
    await waitFor(async () => expect(await button()).toHaveFocus());
  });

  it('[N4] marks all notifications as read, and one Undo restores all of them @deep', async () => {
    const { user } = show();
    await press(user, 'Mark all 4 as read');
    await waitFor(async () => expect(await summary()).toContain('Unread0'));
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAccessibleDescription(
      /All notifications are read\./,
    );
    await press(user, 'Undo');
    await waitFor(async () => expect(await summary()).toContain('Unread4'));
  });

  it.each([
    ['a category', '/?category=bank', 1, 'Mark 1 filtered notification as read'],
    ['a search', '/?q=sanctions', 1, 'Mark 1 filtered notification as read'],
    ['a tab', '/?show=action', 3, 'Mark 3 filtered notifications as read'],
  ])(
    '[R43, N4] with %s as the filter, marks only the filtered notifications as read, shows their number and offers one Undo @deep',
    async (_by, route, shown, label) => {
      const { user, workspace } = show({ route });
      const unread = async () => (await workspace.source.find('notifications', 'unread')).length;
      await screen.findByRole('list', { name: 'Notifications' });
      const button = await screen.findByRole('button', { name: label });
      await user.click(button);
      await waitFor(async () => expect(await unread()).toBe(4 - shown));
      expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAccessibleDescription(
        'All filtered notifications are read.',
      );
      await press(user, 'Undo');
      await waitFor(async () => expect(await unread()).toBe(4));
    },
  );
});
