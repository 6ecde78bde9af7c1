import { screen, waitFor, within } from '@testing-library/react';
import { getPortalRouteFromKey, type PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { TransactionDashboard } from '../transaction-dashboard';
import { CreatePaymentDialog } from './create-payment-dialog';
import { ImportPaymentsDialog } from './import-payments-dialog';

const inPortal = (portal: PortalKey) => ({
  portal,
  route: `/trustfold/dashboard/${getPortalRouteFromKey(portal)}?tab=transactions`,
});

const createButton = () => screen.queryByRole('button', { name: 'Create payment' });

async function openForm(portal: PortalKey = 'admin') {
  const workspace = createTestWorkspace();
  const onClose = jest.fn();
  const { user } = renderWithProviders(<CreatePaymentDialog open onClose={onClose} />, {
    workspace,
    ...inPortal(portal),
  });
  const form = within(await screen.findByRole('form', { name: 'New payment' }));
  const fill = async () => {
    await user.type(form.getByRole('combobox', { name: 'Counterparty' }), 'Delta Inspection');
    await user.type(form.getByRole('spinbutton', { name: 'Amount' }), '1,250.50');
    await user.type(form.getByRole('textbox', { name: 'Reference' }), 'INVOICE-77');
  };
  const created = async () =>
    (await workspace.source.list('transactions')).filter(
      ({ reference }) => reference === 'INVOICE-77',
    );
  return { user, form, fill, created, onClose };
}

describe('payment form', () => {
  it('[R83] a double click on the button creates only one payment', async () => {
    const { user, form, fill, created, onClose } = await openForm();
    await fill();
    await user.dblClick(form.getByRole('button', { name: 'Create payment' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await created()).toEqual([
      expect.objectContaining({ counterparty: 'Delta Inspection', amount: 1250.5 }),
    ]);
  });

  it('[R83] the payment form shows an error next to each empty required field', async () => {
    const { user, form, created } = await openForm();
    await user.click(form.getByRole('button', { name: 'Create payment' }));
    expect(await form.findByText('Counterparty is required')).toBeVisible();
    expect(form.getByText('Amount is required')).toBeVisible();
    expect(form.getByText('Reference is required')).toBeVisible();
    expect(await created()).toEqual([]);
  });

  it('[R84] the payment form warns desk users that another person must sign off the payment', async () => {
    const { form } = await openForm();
    expect(form.getByText(/Another person must sign off for the treasury desk/)).toBeVisible();
  });

  it('[R83] the payment form of the client portal contains the user’s company', async () => {
    const { form } = await openForm('client');
    expect(form.getByRole('combobox', { name: 'Counterparty' })).toHaveValue(
      'Meridian Energy Partners',
    );
  });
});

describe('Create payment on the transaction dashboard', () => {
  it.each(['admin', 'client'] as const)(
    '[R83] the %s portal has the button “Create payment” @deep',
    async (portal) => {
      renderWithProviders(<TransactionDashboard />, inPortal(portal));
      await screen.findByRole('list', { name: 'Transaction counters' });
      expect(createButton()).toBeVisible();
    },
  );

  it.each(['banking', 'law_firm', 'vendor', 'regulator'] as const)(
    '[R83, policy] the %s portal has no button “Create payment”',
    async (portal) => {
      renderWithProviders(<TransactionDashboard />, inPortal(portal));
      await screen.findByRole('list', { name: 'Transaction counters' });
      expect(createButton()).toBeNull();
    },
  );

  it('[R83, TX2] there is no button “Create payment” in reference mode', async () => {
    renderWithProviders(<TransactionDashboard />, {
      ...inPortal('admin'),
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    await screen.findByRole('list', { name: 'Transaction counters' });
    expect(createButton()).toBeNull();
  });
});

describe('payment import', () => {
  it('[R85, R86] a payment import shows the errors in the file, and imports each valid row only once', async () => {
    const workspace = createTestWorkspace();
    const onClose = jest.fn();
    const dialog = <ImportPaymentsDialog open onClose={onClose} />;
    const { user } = renderWithProviders(dialog, { workspace, ...inPortal('admin') });
    const text = [
      'Type;Counterparty;Amount;Currency;Reference',
      'Fiat Transfer;Delta Inspection Services;1.250,50;USD;INVOICE-77',
      'Fiat Transfer;Delta Inspection Services;-1;USD;INVOICE-78',
      'Fiat Transfer;Delta Inspection Services;5;USD;invoice-77',
    ].join('\n');
    await user.upload(await screen.findByLabelText(/^CSV file/), new File([text], 'invoices.csv'));
    const errors = within(await screen.findByRole('table', { name: 'Errors' }));
    expect(
      errors.getByRole('row', { name: /^3 Amount -1 Amount must be greater than 0/ }),
    ).toBeVisible();
    expect(
      errors.getByRole('row', { name: /^4 Reference invoice-77 Reference already used/ }),
    ).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Import 1 payment' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const payments = await workspace.source.list('transactions');
    expect(payments.filter(({ reference }) => reference.startsWith('INVOICE'))).toEqual([
      expect.objectContaining({ reference: 'INVOICE-77', amount: 1250.5 }),
    ]);
  });
});
