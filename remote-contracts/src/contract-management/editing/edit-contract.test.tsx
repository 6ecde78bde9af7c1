import { screen, waitFor, within } from '@testing-library/react';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { signedContractMessages } from '../test-refusals';
import { findCardAction, findContractCard, openContracts } from '../test-contracts';

const [crudeSupply, drillingRights] = contracts as [Contract, Contract];

async function openEdit(opened: ReturnType<typeof openContracts>, title: string) {
  await opened.user.click(await findCardAction(opened, title, 'Edit'));
  return screen.findByRole('dialog', { name: `Edit ${title}` });
}

describe('editing a contract', () => {
  it('[C3, C4] an edit updates the fields and the modification date, and adds an audit entry', async () => {
    const opened = openContracts();
    const dialog = await openEdit(opened, 'Offshore Drilling Rights, Block 14');
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await opened.user.clear(title);
    await opened.user.type(title, 'Drilling Rights 2025');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await findContractCard('Drilling Rights 2025')).toHaveTextContent(
      'Modified Jul 22, 2024',
    );
    const entries = await opened.workspace.source.list('auditEntries');
    expect(entries.at(-1)).toMatchObject({
      action: 'contract.edit',
      subject: { id: 'CON-1002' },
    });
  });

  it('[R5, C3] warns before an edit that reopens the legal review and voids the envelope', async () => {
    const signatories = crudeSupply.signatories.map(({ signedDate: _date, ...person }) => ({
      ...person,
      status: 'pending' as const,
    }));
    const opened = openContracts({ contracts: [{ ...crudeSupply, signatories }] });
    const dialog = await openEdit(opened, crudeSupply.title);
    const notice = await within(dialog).findByRole('alert');
    expect(notice).toHaveTextContent('A new legal review is required');
    expect(notice).toHaveTextContent('The envelope out for signature will be voided.');
  });

  it('[R5, C3] shows no warning if the legal review is not completed @deep', async () => {
    const dialog = await openEdit(openContracts(), drillingRights.title);
    await within(dialog).findByRole('textbox', { name: 'Title' });
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it('[C3] asks for confirmation before discarding changes to a contract @deep', async () => {
    const opened = openContracts();
    const { user } = opened;
    const dialog = await openEdit(opened, 'Offshore Drilling Rights, Block 14');
    await user.type(within(dialog).getByRole('combobox', { name: 'Client' }), ' Ltd');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findContractCard('Offshore Drilling Rights, Block 14')).not.toHaveTextContent(
      'Ltd',
    );
  });

  it('[C3] Edit does nothing in reference mode', async () => {
    const opened = openContracts({ behaviour: 'reference' });
    const card = await findContractCard('Crude Oil Supply Agreement');
    await opened.user.click(within(card).getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[R29, C3] a client sees and can edit only the contracts of its company', async () => {
    const own = {
      ...drillingRights,
      id: 'CON-1',
      title: 'Own',
      client: 'Meridian Energy Partners',
    };
    const records = [own, drillingRights];
    const opened = openContracts({ portal: 'client', query: 'scope=all', contracts: records });
    const edit = await findCardAction(opened, 'Own', 'Edit');
    expect(edit).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Offshore Drilling Rights, Block 14')).not.toBeInTheDocument();
  });

  it('[R117, C3] hides Edit and DocuSign in the regulator portal and explains why', async () => {
    openContracts({ portal: 'regulator' });
    const card = within(await findContractCard('Crude Oil Supply Agreement'));
    expect(card.getByRole('button', { name: /^View Details/ })).toBeVisible();
    expect(card.queryByRole('button', { name: /^(More actions|DocuSign)/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create contract' })).toBeNull();
    expect(
      screen.getByText('Read-only: the Regulator portal cannot change contracts.'),
    ).toBeVisible();
  });

  it.each([
    ['in part', 'Crude Oil Supply Agreement', signedContractMessages.partly],
    ['by everyone', 'Refinery Equipment Lease', signedContractMessages.final],
  ])(
    '[R2, C3, C7] disables Edit once the contract is signed %s and explains why',
    async (_how, title, reason) => {
      const edit = await findCardAction(openContracts(), title, 'Edit');
      expect(edit).toHaveAttribute('aria-disabled', 'true');
      expect(edit).toHaveTextContent(reason);
    },
  );
});
