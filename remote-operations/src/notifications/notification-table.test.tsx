import { screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { notifications } from 'shared-kernel/testing/records';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { NotificationCenter } from './notification-center';

const show = (options: RenderOptions = {}) => renderWithProviders(<NotificationCenter />, options);

const table = () => screen.findByRole('table', { name: 'Notifications' });

describe('table of notifications', () => {
  it('[N2, views] the table shows the same notifications as the list, and the URL contains the view @deep', async () => {
    const { user, location } = show({ route: '/?category=compliance' });
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    expect(location()).toBe('/?category=compliance&view=table');
    const rows = within(await table()).getAllByRole('rowheader');
    expect(rows).toHaveLength(
      notifications.filter(({ category }) => category === 'compliance').length,
    );
  });

  it('[N3] a notification opens in a drawer over the table @deep', async () => {
    const { user, location } = show({ route: '/?view=table' });
    const [first] = within(await table()).getAllByRole('rowheader');
    await user.click(within(first as HTMLElement).getByRole('link'));
    expect(location()).toMatch(/^\/\?view=table&n=/);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('[N3] Next in the drawer opens the next notification of the table @deep', async () => {
    const { user, location } = show({ route: '/?view=table&n=NT-001' });
    const dialog = within(await screen.findByRole('dialog'));
    const place = await dialog.findByText(new RegExp(`^\\d+ of ${notifications.length}$`));
    const [at = 0] = place.textContent.split(' ').map(Number);
    await user.click(dialog.getByRole('button', { name: 'Next notification' }));
    expect(await dialog.findByText(`${at + 1} of ${notifications.length}`)).toBeVisible();
    expect(location()).not.toContain('n=NT-001');
    await user.click(dialog.getByRole('button', { name: 'Previous notification' }));
    expect(location()).toBe('/?view=table&n=NT-001');
  });

  it('[bulk] selected rows of the notification table can be marked and exported', async () => {
    const { user } = show({ route: '/?view=table&show=unread' });
    const unread = notifications.filter(({ isRead }) => !isRead).length;
    expect(within(await table()).getAllByRole('rowheader')).toHaveLength(unread);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected notifications' }));
    expect(bar.getByRole('button', { name: 'Export selected' })).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Mark read' }));
    expect(await screen.findByText('You are all caught up')).toBeVisible();
  });

  it('[N3] notifications have no table view in reference mode', async () => {
    show({ route: '/?view=table', workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(await screen.findByRole('list', { name: 'Notifications' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Table' })).not.toBeInTheDocument();
  });
});
