import { screen, waitFor, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders, type RenderOptions } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { TransactionDashboard } from './transaction-dashboard';

const show = (route: string, options: RenderOptions = {}) =>
  renderWithProviders(
    <>
      <TransactionDashboard />
      <Toaster />
    </>,
    { route, ...options },
  );

const bar = async () => within(await screen.findByRole('toolbar', { name: /Selected/ }));
const pickAll = async ({ user }: ReturnType<typeof show>) =>
  user.click(await screen.findByRole('checkbox', { name: 'Select all' }));

describe('selected transactions', () => {
  it('[TX5, bulk] selected transactions are rejected with one reason, and one Undo restores them', async () => {
    const shown = show('/?view=table&status=pending');
    await pickAll(shown);
    const actions = await bar();
    expect(actions.getByRole('status')).toHaveTextContent(/\d selected/);
    await shown.user.click(actions.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shown.user.type(
      dialog.getByRole('textbox', { name: 'Why are these payments rejected?' }),
      'Cleared by phone',
    );
    await shown.user.click(dialog.getByRole('button', { name: 'Reject payments' }));
    expect(await screen.findByText('No transactions match')).toBeVisible();
    await shown.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('table', { name: 'Transactions' })).toBeVisible();
  });

  it('[TX5, bulk] explains why if none of the selected transactions can be changed @deep', async () => {
    const shown = show('/?view=table&status=compliance_review');
    await pickAll(shown);
    const hold = (await bar()).getByRole('button', { name: 'Hold' });
    expect(hold).toHaveAttribute('aria-disabled', 'true');
    expect(hold).toHaveAccessibleDescription(
      'None of the selected transactions can be held in their current status.',
    );
    expect((await bar()).queryByRole('button', { name: 'Release' })).toBeNull();
    expect((await bar()).getByRole('button', { name: 'Reject' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('[R43, R28, bulk] lists the selected transactions that cannot change, and changes the others after confirmation', async () => {
    const shown = show('/?view=table&counterparty=client&type=fiat&from=2024-07-11');
    await pickAll(shown);
    const actions = await bar();
    await shown.user.click(actions.getByRole('button', { name: 'Hold' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hold 2 payments?' });
    const notice = within(dialog).getByRole('alert');
    expect(notice).toHaveTextContent('3 of 5 payments cannot be held');
    expect(notice).toHaveTextContent('WIRE-059, WIRE-050, WIRE-049');
    expect(dialog).toHaveTextContent('WIRE-064, WIRE-056');
    const reason = within(dialog).getByRole('textbox', { name: /^Why/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await shown.user.keyboard('Ask the client first');
    const statusOf = async (id: string) =>
      (await shown.workspace.source.get('transactions', id))?.record.status;
    expect(await statusOf('TX-064')).toBe('pending');
    await shown.user.click(within(dialog).getByRole('button', { name: 'Hold the other 2' }));
    await waitFor(async () => expect(await statusOf('TX-064')).toBe('compliance_review'));
    expect(await statusOf('TX-056')).toBe('compliance_review');
    expect(await statusOf('TX-050')).toBe('completed');
  });

  it('[R117, policy, bulk] lets the regulator export, but not change, the selected transactions', async () => {
    const shown = show('/?view=table', { portal: 'regulator' });
    await pickAll(shown);
    expect((await bar()).getByRole('button', { name: 'Export selected' })).toBeVisible();
    expect((await bar()).queryByRole('button', { name: /^(Hold|Reject)/ })).toBeNull();
  });

  it('[bulk] hides bulk actions in reference mode @deep', async () => {
    show('/?view=table', { workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(await screen.findByRole('table', { name: 'Transactions' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Views|Columns/ })).not.toBeInTheDocument();
  });
});

describe('transaction table', () => {
  it('[views] the transaction table shows the columns that the URL lists, with the counterparty first', async () => {
    show('/?view=table&cols=reference,amount,counterparty');
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.slice(1).map((header) => header.textContent)).toEqual([
      'Counterparty',
      'Reference',
      'Amount',
    ]);
  });

  it('[views] the URL contains the visible columns and their order @deep', async () => {
    const { user, location } = show('/?view=table');
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns and density' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Type' }));
    await user.click(dialog.getByRole('button', { name: 'Move Amount up' }));
    await user.click(dialog.getByRole('radio', { name: 'Compact' }));
    expect(new URLSearchParams(location().slice(1)).get('cols')).toBe(
      'counterparty,amount,reference,status,checks,score,time,type',
    );
    expect(location()).toContain('density=compact');
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(location()).toBe('/?view=table');
  });
});
