import { screen, waitFor, within } from '@testing-library/react';
import type { Client } from 'shared-kernel/domain/client';
import type { Contract } from 'shared-kernel/domain/contract';
import { clients, contracts } from 'shared-kernel/testing/records';
import { openContracts } from '../test-contracts';

const [, sample] = contracts as [Contract, Contract];
const client = (clients as [Client]).find(({ companyName }) => companyName === sample.client);
const contact = client?.contactPerson ?? '';

const unnamed: Contract = {
  ...sample,
  status: 'legal_approved',
  legalReview: 'completed',
  signatories: [],
};

describe('entering signatories', () => {
  it('[R72, R74] asks for signatories after the legal review, and suggests the contacts of the client', async () => {
    const opened = openContracts({ contracts: [unnamed], query: `contract=${unnamed.id}` });
    const { user, workspace } = opened;
    const actions = await screen.findByRole('group', { name: 'Contract actions' });
    await user.click(within(actions).getByRole('button', { name: 'Add signatories' }));
    const dialog = await screen.findByRole('form', { name: 'Signatories' });
    const row = within(within(dialog).getByRole('group', { name: 'Signatory 1' }));
    await user.type(row.getByRole('combobox', { name: /^Name/ }), contact.slice(0, 3));
    await user.click(await screen.findByRole('option', { name: contact }));
    expect(row.getByRole('textbox', { name: /^Email/ })).toHaveValue(client?.email);
    const role = row.getByRole('textbox', { name: /^Role/ });
    await user.clear(role);
    await user.type(role, 'Director');
    await user.click(within(dialog).getByRole('button', { name: 'Save signatories' }));
    await waitFor(async () => {
      const stored = await workspace.source.get('contracts', unnamed.id);
      expect(stored?.record.signatories).toMatchObject([{ name: contact, role: 'Director' }]);
    });
    expect(await within(actions).findByRole('button', { name: 'DocuSign' })).toHaveClass(
      'ant-btn-primary',
    );
  });

  it('[R28] the dialog opens with the focus in the name of the first signatory', async () => {
    const opened = openContracts({ contracts: [unnamed], query: `contract=${unnamed.id}` });
    const { user } = opened;
    const actions = await screen.findByRole('group', { name: 'Contract actions' });
    await user.click(within(actions).getByRole('button', { name: 'Add signatories' }));
    const dialog = await screen.findByRole('form', { name: 'Signatories' });
    const name = within(dialog).getByRole('combobox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await user.keyboard('Ann Lee');
    expect(name).toHaveValue('Ann Lee');
  });
});
