import { screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { ClientManagement } from './client-management/client-management';
import { ComplianceScore } from './compliance-score/compliance-score';

const bar = async () => within(await screen.findByRole('toolbar', { name: /^Selected/ }));
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

const few = () =>
  createTestWorkspace({
    records: {
      clients: clients.slice(0, 3),
      complianceRecords: complianceRecords
        .slice(0, 3)
        .map((record) => ({ ...record, kycStatus: 'completed' as const })),
    },
  });

describe('bulk actions on selected cards', () => {
  it('[CO2, bulk] requests a screening of several clients with one reason, and one Undo reverts all requests', async () => {
    const { user } = renderWithProviders(
      <>
        <ComplianceScore />
        <Toaster />
      </>,
      { workspace: few() },
    );
    const [first, , third] = await screen.findAllByRole('checkbox', { name: /^Select / });
    if (!first || !third) throw new Error('Three are drawn');
    await user.click(first);
    await user.keyboard('{Shift>}');
    await user.click(third);
    await user.keyboard('{/Shift}');
    expect((await bar()).getByRole('status')).toHaveTextContent('3 selected');
    await user.click((await bar()).getByRole('button', { name: 'Request KYC' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request KYC, 3 cases' }));
    await user.click(dialog.getByRole('textbox'));
    await user.paste('Yearly review');
    await user.click(dialog.getByRole('button', { name: 'Request KYC' }));
    expect(await screen.findByText('KYC screening requested')).toBeVisible();
    expect(
      screen.queryByRole('toolbar', { name: 'Selected compliance records' }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findAllByText('KYC Completed')).toHaveLength(3);
  });

  it('[CL1, bulk] selecting clients shows the bulk actions for compliance records and a “Select all” button @deep', async () => {
    const { user } = renderWithProviders(<ClientManagement />, { workspace: few() });
    await user.click(await box('Meridian Energy Partners'));
    const actions = await bar();
    expect(await actions.findByRole('button', { name: 'Raise issue' })).toBeEnabled();
    await user.click(actions.getByRole('button', { name: 'Select all 3' }));
    expect(actions.getByRole('status')).toHaveTextContent('3 selected');
    expect(actions.getByRole('button', { name: 'Export selected' })).toBeVisible();
  });

  it('[R117, policy, bulk] the regulator can only export selected compliance records', async () => {
    const { user } = renderWithProviders(<ComplianceScore />, {
      portal: 'regulator',
      workspace: few(),
    });
    await user.click(await box('Meridian Energy Partners'));
    expect(await (await bar()).findByRole('button', { name: 'Export selected' })).toBeVisible();
    expect((await bar()).queryByRole('button', { name: /^(Request|Raise)/ })).toBeNull();
  });

  it.each([
    ['clients', ClientManagement],
    ['cases', ComplianceScore],
  ])('[bulk] %s cannot be selected in reference mode @deep', async (_what, Screen) => {
    renderWithProviders(<Screen />, {
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
  });
});
