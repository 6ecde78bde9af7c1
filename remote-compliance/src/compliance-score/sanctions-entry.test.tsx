import { screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ComplianceScore } from './compliance-score';

const open = (id: string, portal: 'banking' | 'client' = 'banking') =>
  renderWithProviders(<ComplianceScore />, {
    portal,
    route: `/?tab=compliance&entry=${id}`,
    workspace: createTestWorkspace(),
  });

describe('a sanctions list entry', () => {
  it('[R128] a sanctions list entry shows names and birth date, and links to the review case of its match', async () => {
    const { user, location } = open('SL-002');
    const drawer = await screen.findByRole('dialog', { name: 'VERA MONTT, Ignacio' });
    expect(drawer).toHaveTextContent('Other namesNacho Vera');
    expect(drawer).toHaveTextContent('Birth dateNov 2, 1958');
    const row = within(drawer).getByRole('row', { name: /Ignacio Vera \(SL-002\)/ });
    expect(row).toHaveTextContent('Open');
    await user.click(within(row).getByRole('link', { name: 'Ignacio Vera (SL-002)' }));
    expect(location()).toContain('review=RC-CR-008-SL-002-sanctions_hit');
  });

  it('[R128] the details of a sanctions list entry say if no client or payment matches the entry', async () => {
    open('SL-003');
    const drawer = await screen.findByRole('dialog', { name: 'DRAGANOVIC, Mirko' });
    expect(drawer).toHaveTextContent('No client or payment matches this sanctions list entry.');
  });

  it('[R128] shows an error for an unknown sanctions list entry', async () => {
    open('SL-999');
    expect(await screen.findByText('Sanctions list entry not found')).toBeVisible();
  });

  it('[R128] a sanctions list entry cannot be opened in the client portal', async () => {
    open('SL-002', 'client');
    expect(await screen.findByRole('heading', { name: 'Compliance Score Engine' })).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Compliance records' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
