import { act, screen, waitFor, within } from '@testing-library/react';
import { createDraftContract } from '../commands/create-draft-contract';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import type { Signatory } from '../rules/signatory';
import { createContractExportColumns } from '../list/create-contract-export-columns';
import { findCardAction, findContractCard, confirmStep, openContracts } from '../test-contracts';
import { unsignedContract } from '../test-envelopes';

const crudeSupply = 'Crude Oil Supply Agreement';

async function openEnvelope({ user }: ReturnType<typeof openContracts>, title = crudeSupply) {
  await user.click(within(await findContractCard(title)).getByRole('button', { name: 'DocuSign' }));
  return screen.findByRole('dialog', { name: `DocuSign · ${title}` });
}

const onBehalf = (name: string) => `Record a signature on behalf of ${name}`;

const events = async (dialog: HTMLElement) =>
  within(await within(dialog).findByRole('list', { name: 'Envelope events' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const reviewed: Contract = {
  ...createDraftContract(
    { type: 'service_contract', title: 'Fresh', client: 'Aurora', value: '$1' },
    new Date('2024-07-22T09:00:00.000Z'),
    [],
    true,
  ),
  status: 'legal_approved',
  legalReview: 'completed',
  documents: [
    {
      id: 'DOC-1',
      name: 'Fresh.pdf',
      type: 'main_contract',
      size: '1 MB',
      uploadDate: '2024-07-22',
    },
  ],
};

describe('envelope dialog', () => {
  it('[C3, C7] the envelope dialog lists past events and the next signatory, in signing order', async () => {
    const opened = openContracts();
    const dialog = await openEnvelope(opened);
    expect(await events(dialog)).toEqual([
      expect.stringMatching(/^Envelope sent.*Jul 15, 2024/),
      expect.stringMatching(/^Elena Vasquez signed.*Jul 16, 2024/),
      expect.stringMatching(/^Daniel Okoro signs next/),
      expect.stringMatching(/^Oliver Bennett/),
    ]);
  });

  it('[R35, R75, C3, C7] records signatures until the contract is signed, then makes “Signed PDF” the primary button', async () => {
    const opened = openContracts();
    const { user } = opened;
    const dialog = await openEnvelope(opened);
    expect(within(dialog).queryByRole('button', { name: onBehalf('Oliver Bennett') })).toBeNull();
    for (const name of ['Daniel Okoro', 'Oliver Bennett']) {
      await user.click(await within(dialog).findByRole('button', { name: onBehalf(name) }));
      await confirmStep(opened, name, 'Signed on paper');
    }
    const signedPdf = await within(dialog).findByRole('button', { name: 'Signed PDF' });
    expect(signedPdf).toHaveClass('ant-btn-primary');
    await user.click(within(dialog).getByRole('button', { name: 'More files' }));
    const files = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(files).toEqual(['Audit log (CSV)', 'Evidence pack (ZIP)']);
    await user.keyboard('{Escape}');
    expect((await events(dialog)).at(-1)).toMatch(/^Everyone has signed/);
    const signed = await opened.workspace.source.get('contracts', 'CON-1001');
    expect(signed?.record.status).toBe('signed');
  });

  it('[C7, policy] disables Sign in the wrong portal, and names the portal that records the signature', async () => {
    const opened = openContracts({ portal: 'client' });
    const { user } = opened;
    const dialog = await openEnvelope(opened);
    const sign = within(dialog).getByRole('button', { name: 'Sign as Daniel Okoro' });
    const reason = 'The Admin portal records the signature of Daniel Okoro.';
    await waitFor(() => expect(sign).toHaveAccessibleDescription(reason));
    expect(within(dialog).getByRole('button', { name: 'Decline' })).toHaveAccessibleDescription(
      reason,
    );
    await user.click(sign);
    expect(await events(dialog)).toContainEqual(expect.stringMatching(/^Daniel Okoro signs next/));
  });

  it('[C7, policy] lets a signatory sign with the keyboard in the client portal', async () => {
    const [contract] = contracts as [Contract];
    const [elena, ...others] = contract.signatories as [Signatory, Signatory, Signatory];
    const signatories = [...others, elena].map(({ signedDate: _date, ...person }) => ({
      ...person,
      status: person.id === elena.id ? ('pending' as const) : ('signed' as const),
    }));
    const opened = openContracts({ portal: 'client', contracts: [{ ...contract, signatories }] });
    const { user } = opened;
    const dialog = await openEnvelope(opened);
    const sign = within(dialog).getByRole('button', { name: 'Sign as Elena Vasquez' });
    act(() => sign.focus());
    await user.keyboard('{Enter}');
    const form = within(await screen.findByRole('form', { name: 'Sign as Elena Vasquez' }));
    expect(form.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
    act(() => form.getByRole('checkbox').focus());
    await user.keyboard(' ');
    act(() => form.getByRole('textbox', { name: /^Full name/ }).focus());
    await user.keyboard('Elena Vasquez{Enter}');
    await waitFor(async () => expect((await events(dialog)).at(-1)).toMatch(/^Everyone/));
    const signed = (await events(dialog)).find((event) => event.startsWith('Elena'));
    expect(signed).not.toContain(' for ');
  });

  it('[C7, policy] lets the legal portal sign for its own user, but not send the envelope', async () => {
    const [contract] = contracts as [Contract];
    const signatories = contract.signatories.slice(2);
    const opened = openContracts({
      portal: 'law_firm',
      contracts: [
        { ...contract, signatories },
        { ...reviewed, client: contract.client },
      ],
    });
    const { user } = opened;
    const dialog = await openEnvelope(opened);
    await user.click(within(dialog).getByRole('button', { name: 'Sign as Oliver Bennett' }));
    await confirmStep(opened, 'Oliver Bennett');
    await waitFor(async () => expect((await events(dialog)).at(-1)).toMatch(/^Everyone/));
    await user.keyboard('{Escape}');
    const fresh = await openEnvelope(opened, 'Fresh');
    expect(within(fresh).queryByRole('form', { name: 'Send for signature' })).toBeNull();
    expect(
      within(fresh).getByText('Read-only: the Legal portal cannot send this contract.'),
    ).toBeVisible();
  });

  it('[C7] recalls an unsigned envelope and makes the contract editable again', async () => {
    const opened = openContracts({ contracts: [unsignedContract] });
    const { user } = opened;
    const dialog = await openEnvelope(opened);
    await user.click(within(dialog).getByRole('button', { name: 'Recall envelope' }));
    const form = within(await screen.findByRole('form', { name: 'Recall the envelope' }));
    await user.type(form.getByRole('textbox'), 'Wrong price');
    await user.click(form.getByRole('button', { name: 'Recall' }));
    expect(await within(dialog).findByRole('button', { name: 'Send for signature' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Recall envelope' })).toBeNull();
    expect(within(dialog).getByText('0/3 signed')).toBeVisible();
    await user.keyboard('{Escape}');
    const edit = await findCardAction(opened, crudeSupply, 'Edit');
    expect(edit).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('[signatures, C7] shows in the list, the export and the envelope dialog that the envelope has expired', async () => {
    const expired = { ...unsignedContract, envelope: { expiresOn: '2024-07-20' } };
    const opened = openContracts({ contracts: [expired] });
    const step = 'Resend the expired envelope';
    expect(await findContractCard(crudeSupply)).toHaveTextContent(step);
    const [inFile, onTheDay] = ['2024-07-22', '2024-07-20'].map((today) =>
      createContractExportColumns(today)
        .find(({ header }) => header === 'Next step')
        ?.value(expired),
    );
    expect([inFile, onTheDay]).toEqual([step, 'Elena Vasquez to sign']);
    const dialog = await openEnvelope(opened);
    expect(dialog).toHaveTextContent('The envelope expired on Jul 20, 2024. Send it again.');
    expect(await events(dialog)).not.toContainEqual(expect.stringContaining('next'));
    expect(within(dialog).queryByRole('button', { name: onBehalf('Elena Vasquez') })).toBeNull();
    await opened.user.click(within(dialog).getByRole('button', { name: 'Send for signature' }));
    expect(
      await within(dialog).findByRole('button', { name: onBehalf('Elena Vasquez') }),
    ).toBeVisible();
  });

  it('[R2, C7] does not offer Recall after the first signature @deep', async () => {
    const dialog = await openEnvelope(openContracts());
    expect(within(dialog).getByText('1/3 signed')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Recall envelope' })).toBeNull();
  });

  it('[C7] records why a signatory declined, and offers to resend the envelope', async () => {
    const opened = openContracts();
    const { user } = opened;
    const dialog = await openEnvelope(opened);
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await user.type(within(dialog).getByRole('textbox'), 'Price not agreed');
    await user.click(within(dialog).getByRole('button', { name: 'Decline to sign' }));
    const kept = within(dialog).findByText(/Price not agreed/, { ignore: 'textarea' });
    expect(await kept).toBeVisible();
    await user.click(await within(dialog).findByRole('button', { name: 'Send for signature' }));
    expect(
      await within(dialog).findByRole('button', { name: onBehalf('Daniel Okoro') }),
    ).toBeVisible();
  });

  it('[R6, C7] shows an error and does not clear the entered reason if declining cannot be saved @deep', async () => {
    const opened = openContracts();
    const { user, workspace } = opened;
    const dialog = await openEnvelope(opened);
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await user.type(within(dialog).getByRole('textbox'), 'Price not agreed');
    const writing = jest
      .spyOn(workspace.source, 'withWriteLock')
      .mockRejectedValue(new Error('full'));
    await user.click(within(dialog).getByRole('button', { name: 'Decline to sign' }));
    await waitFor(() => expect(writing).toHaveBeenCalled());
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Decline to sign' })).not.toHaveClass(
        'ant-btn-loading',
      ),
    );
    expect(within(dialog).getByRole('textbox')).toHaveValue('Price not agreed');
  });

  it('[C7] the envelope dialog asks for the signatories and their order, and validates them before sending', async () => {
    const opened = openContracts({ contracts: [reviewed] });
    const { user } = opened;
    const dialog = await openEnvelope(opened, 'Fresh');
    await user.click(within(dialog).getByRole('button', { name: 'Send for signature' }));
    expect(await within(dialog).findByText('Enter the signatory’s name')).toBeVisible();
    const fill = async (group: string, name: string) => {
      const row = within(within(dialog).getByRole('group', { name: group }));
      await user.type(row.getByRole('combobox', { name: /^Name/ }), name);
      await user.type(row.getByRole('textbox', { name: /Role/ }), 'Director');
      await user.type(row.getByRole('textbox', { name: /Email/ }), 'director@aurora.example');
    };
    await fill('Signatory 1', 'Sigrid');
    await user.click(within(dialog).getByRole('button', { name: 'Add signatory' }));
    await fill('Signatory 2', 'Kenji');
    await user.click(within(dialog).getByRole('button', { name: 'Send for signature' }));
    expect(await within(dialog).findByRole('button', { name: onBehalf('Sigrid') })).toBeVisible();
    expect(await events(dialog)).toEqual([
      expect.stringMatching(/^Envelope sent/),
      expect.stringMatching(/^Sigrid signs next/),
      expect.stringMatching(/^Kenji/),
    ]);
  });

  it('[R41, C7] does not send an envelope to a sanctioned person, and links to the new review case', async () => {
    const opened = openContracts({ contracts: [reviewed] });
    const { user, workspace } = opened;
    const dialog = await openEnvelope(opened, 'Fresh');
    const row = within(within(dialog).getByRole('group', { name: 'Signatory 1' }));
    await user.type(row.getByRole('combobox', { name: /^Name/ }), 'Timur Bekov');
    await user.type(row.getByRole('textbox', { name: /Role/ }), 'Director');
    await user.type(row.getByRole('textbox', { name: /Email/ }), 'timur@a.example');
    await user.click(within(dialog).getByRole('button', { name: 'Send for signature' }));
    const notice = await within(dialog).findByRole('alert');
    expect(notice).toHaveTextContent(
      '“Timur Bekov” matches SL-001 on the sanctions list. The match must first be cleared in a review case.',
    );
    expect(await within(notice).findByRole('link', { name: 'Review case' })).toBeVisible();
    expect(row.getByRole('combobox', { name: /^Name/ })).toHaveValue('Timur Bekov');
    const stored = await workspace.source.get('contracts', reviewed.id);
    expect(stored?.record.signatories).toEqual([]);
    const cases = await workspace.source.list('cases');
    expect(cases.filter(({ subject }) => subject.kind === 'contract')).toHaveLength(1);
  });

  it('[C3] explains why an envelope without documents cannot be sent @deep', async () => {
    const opened = openContracts({ contracts: [{ ...reviewed, documents: [] }] });
    const dialog = await openEnvelope(opened, 'Fresh');
    expect(dialog).toHaveTextContent('This demo does not send emails or connect to DocuSign');
    const send = within(dialog).getByRole('button', { name: 'Send for signature' });
    expect(send).toHaveAccessibleDescription(/Attach a document to sign first/);
  });

  it('[C3] the DocuSign button opens no dialog in reference mode', async () => {
    const opened = openContracts({ behaviour: 'reference' });
    const card = await findContractCard(crudeSupply);
    await opened.user.click(within(card).getByRole('button', { name: 'DocuSign' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
