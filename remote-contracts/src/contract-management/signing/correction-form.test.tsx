import { screen, waitFor, within } from '@testing-library/react';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { findContractCard, openContracts } from '../test-contracts';
import { unsignedContract } from '../test-envelopes';

const [crudeSupply] = contracts as [Contract];
const { id } = crudeSupply;

const recalled: Contract = {
  ...unsignedContract,
  documents: crudeSupply.documents.map(({ docusignId: _sent, ...document }) => document),
  envelopeRecords: [
    { kind: 'sent', id: 'E1', envelope: 'DS-1' },
    { kind: 'recalled', id: 'E2' },
  ],
};

const openEnvelope = async (contract: Contract) => {
  const opened = openContracts({ contracts: [contract] });
  const card = await findContractCard(contract.title);
  await opened.user.click(within(card).getByRole('button', { name: 'DocuSign' }));
  const dialog = await screen.findByRole('dialog', { name: /^DocuSign/ });
  return { ...opened, dialog: within(dialog) };
};

const row = (place: number) => within(screen.getByRole('group', { name: `Signatory ${place}` }));

const people = async ({ workspace }: ReturnType<typeof openContracts>) =>
  (await workspace.source.get('contracts', id))?.record.signatories.map(({ name }) => name);

describe('changing the signatories of an unsent envelope', () => {
  it('[R36, C7] corrects a signatory in the envelope dialog, and can then send the envelope', async () => {
    const opened = await openEnvelope(recalled);
    const { user, dialog } = opened;
    await user.click(dialog.getByRole('button', { name: 'Change signatories' }));
    const name = row(2).getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Anna Okoro');
    await user.click(dialog.getByRole('button', { name: 'Save signatories' }));
    expect(await dialog.findByText('Daniel Okoro changed to Anna Okoro')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send for signature' }));
    expect(await dialog.findByText('Elena Vasquez signs next')).toBeVisible();
    expect(await people(opened)).toEqual(['Elena Vasquez', 'Anna Okoro', 'Oliver Bennett']);
  });

  it('[R36, C7] reorders the unsigned signatories with buttons, and omits signatories who have signed @deep', async () => {
    const expired = { ...crudeSupply, envelope: { expiresOn: '2024-07-01' } };
    const opened = await openEnvelope(expired);
    const { user, dialog } = opened;
    await user.click(dialog.getByRole('button', { name: 'Change signatories' }));
    expect(screen.getAllByRole('group', { name: /^Signatory/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Move signatory 1 up' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Move signatory 2 up' }));
    expect(row(1).getByLabelText(/^Name/)).toHaveValue('Oliver Bennett');
    await user.click(dialog.getByRole('button', { name: 'Save signatories' }));
    await waitFor(async () =>
      expect(await people(opened)).toEqual(['Elena Vasquez', 'Oliver Bennett', 'Daniel Okoro']),
    );
  });

  it('[R36, R6] shows an error next to an invalid email address @deep', async () => {
    const { user, dialog } = await openEnvelope(recalled);
    await user.click(dialog.getByRole('button', { name: 'Change signatories' }));
    const email = row(1).getByLabelText(/^Email/);
    await user.clear(email);
    await user.type(email, 'elena');
    await user.click(dialog.getByRole('button', { name: 'Save signatories' }));
    expect(await dialog.findByText('Invalid email address')).toBeVisible();
  });

  it('[R36, C11] shows the button “Change signatories” next to the list of signatories @deep', async () => {
    const { user } = openContracts({ contracts: [recalled], query: `contract=${id}` });
    await user.click(await screen.findByRole('button', { name: 'Change signatories' }));
    const form = await screen.findByRole('form', { name: 'Change the signatories' });
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(form).not.toBeVisible());
  });

  it('[R36] disables the button “Change signatories” while an envelope is open, and suggests recalling it', async () => {
    openContracts({ contracts: [unsignedContract], query: `contract=${id}` });
    expect(
      await screen.findByRole('button', { name: 'Change signatories' }),
    ).toHaveAccessibleDescription('An envelope is out for signature. Recall it first.');
  });

  it('[R36] hides the button “Change signatories” after everyone has signed @deep', async () => {
    const signed: Contract = {
      ...crudeSupply,
      status: 'signed',
      signatories: crudeSupply.signatories.map((person) => ({ ...person, status: 'signed' })),
    };
    openContracts({ contracts: [signed], query: `contract=${id}` });
    await screen.findByRole('region', { name: 'Signatories' });
    expect(screen.queryByRole('button', { name: 'Change signatories' })).toBeNull();
  });

  it('[R36, C11] hides the button “Change signatories” in reference mode', async () => {
    openContracts({ behaviour: 'reference', query: `contract=${id}` });
    await screen.findByRole('region', { name: 'Signatories' });
    expect(screen.queryByRole('button', { name: 'Change signatories' })).toBeNull();
  });
});
