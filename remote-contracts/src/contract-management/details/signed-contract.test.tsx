import { screen, waitFor, within } from '@testing-library/react';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { signedContractMessages } from '../test-refusals';
import { findDialog, openContracts } from '../test-contracts';
import { unsignedContract } from '../test-envelopes';

const [sampleCrude, , sampleLease] = contracts as [Contract, Contract, Contract];
const crudeSupply = 'CON-1001';
const equipmentLease = 'CON-1003';

const openDetails = (contract: string, scenario: Parameters<typeof openContracts>[0] = {}) =>
  openContracts({ ...scenario, query: `contract=${contract}` });

const section = (name: string) => screen.findByRole('region', { name });
const actions = () => screen.findByRole('group', { name: 'Contract actions' });

type User = ReturnType<typeof openContracts>['user'];

async function moreAction(user: User, name: string): Promise<HTMLElement> {
  await user.click(within(await actions()).getByRole('button', { name: 'More' }));
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
}

describe('signed contract details', () => {
  it('[R31, C5, C9, C11] a signed waived contract offers the legal review but cannot return to draft @deep', async () => {
    const { user } = openDetails(equipmentLease);
    await user.click(await moreAction(user, 'Submit for legal review'));
    const complete = await within(await actions()).findByRole('button', {
      name: 'Complete legal review',
    });
    expect(await moreAction(user, 'Return to draft')).toHaveTextContent(
      signedContractMessages.final,
    );
    expect(complete).toHaveAttribute('aria-disabled', 'true');
    expect(complete).toHaveAccessibleDescription(
      'You submitted this contract. A person in another portal must complete the legal review.',
    );
    expect(await section('Contract details')).toHaveTextContent('Submitted byNadia Rahman');
  });

  it('[C5, C9] removes the waiver flags when another person completes the legal review @deep', async () => {
    const submitted = { by: 'client', name: 'E. Vasquez', at: '2024-07-22T09:00:00.000Z' } as const;
    const { user } = openDetails(equipmentLease, {
      contracts: [{ ...sampleLease, status: 'pending_review', legalReview: 'pending', submitted }],
    });
    await user.click(
      within(await actions()).getByRole('button', { name: 'Complete legal review' }),
    );
    await waitFor(async () =>
      expect(await section('Compliance flags')).toHaveTextContent('No compliance flags.'),
    );
    const trail = await screen.findByRole('list', { name: 'Audit trail' });
    expect(await within(trail).findByText(/Waiver flags removed/)).toBeInTheDocument();
  });

  it('[C8, C11] Amend opens the amendment, and both contracts link to each other', async () => {
    const { user, location } = openDetails(equipmentLease);
    await user.click(within(await actions()).getByRole('button', { name: 'Amend' }));
    await waitFor(() => expect(location()).not.toContain(equipmentLease));
    const back = await within(await section('Contract details')).findByRole('link', {
      name: 'Refinery Equipment Lease',
    });
    expect(await section('Contract details')).toHaveTextContent('Amends');
    expect(await section('Signatories')).toHaveTextContent('Henrik Solberg');
    await user.click(back);
    await waitFor(() => expect(location()).toContain(equipmentLease));
    expect(
      await within(await section('Contract details')).findByRole('link', {
        name: 'Refinery Equipment Lease (Amendment 1)',
      }),
    ).toBeInTheDocument();
  });

  it('[C8, policy] hides Amend in portals that cannot draft contracts', async () => {
    openDetails(equipmentLease, { portal: 'law_firm' });
    expect(within(await actions()).getByRole('button', { name: 'More' })).toBeVisible();
    expect(within(await actions()).queryByRole('button', { name: 'Amend' })).toBeNull();
  });

  it('[R2, C8] offers Amend only after the first signature @deep', async () => {
    const { unmount } = openDetails(crudeSupply);
    expect(within(await actions()).getByRole('button', { name: 'Amend' })).toBeVisible();
    unmount();
    openDetails(crudeSupply, { contracts: [unsignedContract] });
    expect(within(await actions()).queryByRole('button', { name: 'Amend' })).toBeNull();
  });

  it('[R2, C5] disables “Reopen legal review” after the first signature and explains why', async () => {
    const { user } = openDetails(crudeSupply);
    const reopen = await moreAction(user, 'Reopen legal review');
    expect(reopen).toHaveAttribute('aria-disabled', 'true');
    expect(reopen).toHaveTextContent(signedContractMessages.partly);
  });
});

describe('a contract in legal review with an open envelope', () => {
  const reopened = {
    ...unsignedContract,
    status: 'pending_review',
    legalReview: 'pending',
  } as const;

  it('[C7, C11] recalls the envelope with a button beside the signatories', async () => {
    const { user } = openDetails(crudeSupply, { contracts: [reopened] });
    const signatories = await section('Signatories');
    const recall = within(signatories).getByRole('button', { name: 'Recall envelope' });
    await user.click(recall);
    const form = within(await screen.findByRole('form', { name: 'Recall the envelope' }));
    await user.type(form.getByRole('textbox'), 'Wrong price');
    await user.click(form.getByRole('button', { name: 'Recall' }));
    await waitFor(() => expect(recall).not.toBeInTheDocument());
  });

  it('[C11] a contract offers no recall in reference mode', async () => {
    openDetails(crudeSupply, { contracts: [reopened], behaviour: 'reference' });
    const signatories = await section('Signatories');
    expect(within(signatories).queryByRole('button')).toBeNull();
  });
});

describe('reopening the legal review while the envelope is open', () => {
  const reopen = async (user: User) => user.click(await moreAction(user, 'Reopen legal review'));
  const title = 'Reopen legal review: Crude Oil Supply Agreement';
  const dialog = () => findDialog(title);
  const status = async ({ workspace }: ReturnType<typeof openDetails>) =>
    (await workspace.source.get('contracts', crudeSupply))?.record.status;

  const openUnsigned = () => openDetails(crudeSupply, { contracts: [unsignedContract] });

  it('[R5, C7, C11] reopening a legal review asks for confirmation before it voids the envelope', async () => {
    const opened = openUnsigned();
    const { user } = opened;
    await reopen(user);
    expect(await dialog()).toHaveTextContent('will be voided');
    expect(await status(opened)).toBe('legal_approved');
    await user.click(within(await dialog()).getByRole('button', { name: 'Reopen legal review' }));
    const trail = await screen.findByRole('list', { name: 'Audit trail' });
    expect(await within(trail).findByText(/The envelope is void/)).toBeInTheDocument();
    const signatories = within(await section('Signatories'));
    expect(signatories.queryByRole('button', { name: 'Recall envelope' })).toBeNull();
  });

  it('[R5, C11] Cancel in the confirmation does not reopen the legal review @deep', async () => {
    const opened = openUnsigned();
    const { user } = opened;
    await reopen(user);
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(await status(opened)).toBe('legal_approved');
  });

  it('[R5, C11] reopens the legal review without confirmation if no envelope is open for the contract @deep', async () => {
    const documents = sampleCrude.documents.map(({ docusignId: _sent, ...document }) => document);
    const opened = openDetails(crudeSupply, {
      contracts: [{ ...sampleCrude, documents, signatories: [] }],
    });
    await reopen(opened.user);
    await waitFor(async () => expect(await status(opened)).toBe('pending_review'));
  });
});

describe('a client’s draft contract', () => {
  const unsent = sampleCrude.documents.map(({ docusignId: _sent, ...document }) => document);

  it('[C5, policy] a client can submit a draft of its company for legal review', async () => {
    const { user, workspace } = openDetails(crudeSupply, {
      portal: 'client',
      contracts: [
        {
          ...sampleCrude,
          status: 'draft',
          legalReview: 'required',
          signatories: [],
          documents: unsent,
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Submit for legal review' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Submit for legal review' })).toBeNull(),
    );
    expect(screen.queryByRole('button', { name: 'Complete legal review' })).toBeNull();
    const moved = await workspace.source.get('contracts', crudeSupply);
    expect(moved?.record.status).toBe('pending_review');
  });

  it('[R31, C5] a draft cannot be submitted before its main document is attached @deep', async () => {
    const { user } = openDetails(crudeSupply, {
      portal: 'client',
      contracts: [
        {
          ...sampleCrude,
          status: 'draft',
          legalReview: 'required',
          signatories: [],
          documents: [],
        },
      ],
    });
    const attach = await screen.findByRole('button', { name: 'Attach a document' });
    expect(attach).toHaveClass('ant-btn-primary');
    const submit = await moreAction(user, 'Submit for legal review');
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveTextContent('Attach the main document first.');
    const step = screen.getByRole('region', { name: 'Next step' });
    expect(step).toHaveTextContent('Review needed: attach a document');
    expect(
      within(step).getByRole('button', { name: 'No main document is attached' }),
    ).toBeInTheDocument();
  });
});
