import { screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { processes } from 'shared-kernel/testing/records';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { ProcessManagement } from './process-management';

const show = (options: RenderOptions = {}) => renderWithProviders(<ProcessManagement />, options);

const table = () => screen.findByRole('table', { name: 'Processes' });

describe('table of processes', () => {
  it('[PM2, views] the table shows the same processes as the list, and the URL contains the view @deep', async () => {
    const { user, location } = show();
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    expect(location()).toBe('/?view=table');
    expect(within(await table()).getAllByRole('rowheader')).toHaveLength(processes.length);
    await user.click(screen.getByRole('tab', { name: 'Calendar View' }));
    expect(screen.queryByRole('radio', { name: 'Table' })).not.toBeInTheDocument();
  });

  it('[R120, PM1] shows the Filter and Export buttons below the tabs, in every tab', async () => {
    const { user } = show();
    for (const tab of ['Overview', 'Calendar View', 'Alerts & Notifications', 'Analytics']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      const bar = screen.getByRole('search', { name: 'Filter processes' });
      expect(bar.closest('[role="tabpanel"]')).toHaveAccessibleName(tab);
      expect(within(bar).getByRole('button', { name: 'Filter' })).toBeVisible();
      expect(within(bar).getByRole('button', { name: 'Export' })).toBeVisible();
    }
  });

  it('[PM4] the calendar opens with the process that is selected in the list', async () => {
    const { user, location } = show();
    const [first] = await within(
      await screen.findByRole('list', { name: 'Processes' }),
    ).findAllByRole('link');
    const name = first?.textContent ?? '';
    await user.click(screen.getByRole('tab', { name: 'Calendar View' }));
    expect(location()).toBe('/?section=calendar&process=PF-002');
    expect(name).toContain('Letter of credit');
    const choice = await screen.findByRole('combobox', { name: 'Process' });
    expect(choice.closest('.ant-select')).toHaveTextContent('Letter of credit');
  });

  it('[PM2] a process opens in a drawer over the table @deep', async () => {
    const { user, location } = show({ route: '/?view=table' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [first] = within(await table()).getAllByRole('rowheader');
    await user.click(within(first as HTMLElement).getByRole('link'));
    expect(location()).toMatch(/^\/\?view=table&process=/);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('[PM2, bulk] selected rows of the process table offer bulk actions', async () => {
    const { user } = show({ route: '/?view=table' });
    await user.click(within(await table()).getByRole('checkbox', { name: 'Select all' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected processes' }));
    expect(bar.getByRole('button', { name: 'Export selected' })).toBeVisible();
  });

  it('[PM2] processes have no table view in reference mode', async () => {
    show({ route: '/?view=table', workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(await screen.findByRole('list', { name: 'Processes' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Table' })).not.toBeInTheDocument();
  });
});
