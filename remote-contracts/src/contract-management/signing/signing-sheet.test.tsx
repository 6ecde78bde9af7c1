import { act, screen, waitFor, within } from '@testing-library/react';
import { createTestSession } from 'shared-kernel/testing';
import { recallEnvelope } from '../commands/recall-envelope';
import { findContractCard, confirmStep, openContracts } from '../test-contracts';
import { unsignedContract } from '../test-envelopes';

const crudeSupply = 'Crude Oil Supply Agreement';

const onBehalf = (name: string) => `Record a signature on behalf of ${name}`;

async function openEnvelope({ user }: ReturnType<typeof openContracts>) {
  await user.click(
    within(await findContractCard(crudeSupply)).getByRole('button', { name: 'DocuSign' }),
  );
  return screen.findByRole('dialog', { name: `DocuSign · ${crudeSupply}` });
}

const events = async (dialog: HTMLElement) =>
  within(await within(dialog).findByRole('list', { name: 'Envelope events' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('signing sheet', () => {
  it('[R71, C7] shows who signed a contract on whose behalf, and why', async () => {
    const opened = openContracts();
    const dialog = await openEnvelope(opened);
    const record = within(dialog).getByRole('button', { name: onBehalf('Daniel Okoro') });
    await opened.user.click(record);
    await confirmStep(opened, 'Daniel Okoro', 'Signed on paper');
    await waitFor(async () =>
      expect(await events(dialog)).toContainEqual(
        expect.stringMatching(
          /^Daniel Okoro signed.*Nadia Rahman for Daniel Okoro · Signed on paper/,
        ),
      ),
    );
  });

  it('[R70, R71] the signing dialog shows the document and an error for each missing confirmation', async () => {
    const opened = openContracts();
    const { user, workspace } = opened;
    const dialog = await openEnvelope(opened);
    await user.click(within(dialog).getByRole('button', { name: onBehalf('Daniel Okoro') }));
    const form = within(await screen.findByRole('form', { name: onBehalf('Daniel Okoro') }));
    expect(
      screen.getByRole('button', { name: 'Download Crude Oil Supply Agreement.pdf' }),
    ).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /^Full name/ }), 'Daniel');
    await user.click(form.getByRole('button', { name: 'Record signature' }));
    for (const message of [
      'Read the document, then select this checkbox.',
      'Enter the name Daniel Okoro.',
      'Enter a reason for recording this step on behalf of another person.',
    ]) {
      expect(await form.findByText(message)).toBeVisible();
    }
    const stored = await workspace.source.get('contracts', 'CON-1001');
    expect(stored?.record.signatories[1]?.status).toBe('pending');
  });

  it('[R70] shows a message and disables signing if the envelope is recalled while the signing dialog is open', async () => {
    const opened = openContracts({ contracts: [unsignedContract] });
    const { user, workspace } = opened;
    const dialog = await openEnvelope(opened);
    await user.click(within(dialog).getByRole('button', { name: onBehalf('Elena Vasquez') }));
    expect(await screen.findByRole('form', { name: onBehalf('Elena Vasquez') })).toBeVisible();
    await act(async () => {
      await workspace.run(
        recallEnvelope,
        { id: unsignedContract.id, reason: 'x' },
        createTestSession(),
      );
    });
    expect(await screen.findByText('No envelope is out for signature.')).toBeVisible();
    expect(screen.queryByRole('form', { name: onBehalf('Elena Vasquez') })).toBeNull();
  });
});
