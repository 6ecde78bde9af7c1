import { screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Overview } from '../overview/overview';

const show = (options: Parameters<typeof renderWithProviders>[1] = {}) =>
  renderWithProviders(<Overview isLog={false} />, {
    route: '/trustfold/dashboard/admin',
    path: '/trustfold/dashboard/:portalType?',
    ...options,
  });

const card = () => screen.findByRole('region', { name: 'Your tasks' });
const rows = async () =>
  within(await within(await card()).findByRole('list')).getAllByRole('listitem');

describe('task list', () => {
  it('[R78, F4] the task list comes first on the overview, shows seven tasks and can show all', async () => {
    const { user, location } = show();
    expect(await rows()).toHaveLength(7);
    const region = await card();
    const figures = screen.getByRole('list', { name: 'Key figures' });
    expect(region.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect((await rows())[0]).toHaveTextContent(
      /^Overdue: Shipping documents presented, Letter of credit, naphtha cargoGulf Horizon .*3 days lateOpen/,
    );
    await user.click(within(region).getByRole('button', { name: 'Show all (30)' }));
    expect(await rows()).toHaveLength(30);
    expect(location()).toContain('rows=all');
  });

  it('[R78, TX5] the task list can be filtered by type, and its rows link to the records @deep', async () => {
    const { user, location } = show();
    const region = await card();
    await user.click(await within(region).findByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByText('Payments (2)'));
    expect(await rows()).toHaveLength(2);
    expect(location()).toContain('tasks=payment');
    for (const link of within(region).getAllByRole('link'))
      expect(link).toHaveAttribute('href', expect.stringContaining('tab=transactions&'));
  });

  it('[R78, policy] the task list of a vendor with one task has one row and no menu', async () => {
    show({ portal: 'vendor', route: '/trustfold/dashboard/vendor' });
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]).toHaveTextContent(/^Due today: /);
    expect(within(await card()).queryByRole('combobox')).toBeNull();
  });

  it('[R78] the task list says that there are no open tasks @deep', async () => {
    show({ workspace: createTestWorkspace({ state: 'empty' }) });
    expect(await within(await card()).findByText('No open tasks')).toBeVisible();
  });

  it('[F4] the task list shows skeleton rows while the workspace loads', () => {
    show({ workspace: createTestWorkspace({ state: 'loading' }) });
    expect(screen.getByLabelText('Loading rows')).toBeInTheDocument();
  });

  it('[F4] there is no task list in reference mode', async () => {
    show({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    await screen.findByText('Bank Wires');
    expect(screen.queryByRole('region', { name: 'Your tasks' })).toBeNull();
  });
});
