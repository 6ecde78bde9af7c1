import { screen, within } from '@testing-library/react';
import { clients } from 'shared-kernel/testing/records';
import { createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { Dialogs } from '../lazy-dialogs';
import { removeBeneficialOwner } from './commands/edit-owners';
import { OwnersSection } from './owners-section';

const atlas = clients.find(({ companyName }) => companyName.startsWith('Atlas'));
if (!atlas) throw new Error('The sample has Atlas');

const show = (behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(
    <>
      <OwnersSection client={atlas} />
      <Dialogs />
      <Toaster />
    </>,
    { workspace: createTestWorkspace({ behaviour, records: { clients: [atlas] } }) },
  );

const tree = () => screen.findByRole('list', { name: `Owners of ${atlas.companyName}` });

describe('the owners in a client’s profile', () => {
  it('[CL2, CL5] shows the owners as a tree with shares, the 25% threshold and the undisclosed share', async () => {
    show();
    const list = await tree();
    expect(list).toHaveTextContent('12% undisclosed');
    expect(list).toHaveTextContent(/Marcus Reed.*55% of the client.*25% or more/);
  });

  it('[CL5] the owner form shows the reason for a rejected owner next to its field @deep', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add owner' }));
    const form = await screen.findByRole('form', { name: 'Add owner' });
    await user.type(within(form).getByRole('textbox', { name: /Name/ }), 'Walter Reed');
    await user.type(within(form).getByLabelText(/^Share(?! in)/), '40');
    await user.click(within(form).getByRole('button', { name: 'Add owner' }));
    expect(await within(form).findByText(/would be 128%/)).toBeVisible();
  });

  it('[CL5, R6, workspace] the owner form explains the conflict if another tab removed the owner, and does not clear the typed text', async () => {
    const { user, workspace } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Marcus Reed' }));
    const form = await screen.findByRole('form', { name: 'Edit owner' });
    const name = within(form).getByRole('textbox', { name: /Name/ });
    await user.type(name, ' junior');
    const removed = await workspace.run(
      removeBeneficialOwner,
      { clientId: atlas.id, ownerId: 'CL-003-O3' },
      createTestSession(),
    );
    expect(removed.status).toBe('done');
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/This owner no longer exists/)).toBeVisible();
    expect(name).toHaveValue('Marcus Reed junior');
  });

  it('[CL5] shows no owners in reference mode', () => {
    show('reference');
    expect(screen.queryByText('Beneficial owners')).not.toBeInTheDocument();
  });
});
