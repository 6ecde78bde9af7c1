import { screen } from '@testing-library/react';
import { permissions } from '../domain/portal';
import { createTestWorkspace } from '../testing';
import { renderWithProviders } from '../testing/render';
import { ReadOnlyLine } from './read-only-line';

const changes = [{ permission: permissions.legalReview }, { permission: permissions.signing }];

describe('ReadOnlyLine', () => {
  it('[R117] names the portal and what it cannot change', () => {
    renderWithProviders(<ReadOnlyLine cannot="change contracts" terms={changes} />, {
      portal: 'regulator',
    });
    expect(
      screen.getByText('Read-only: the Regulator portal cannot change contracts.'),
    ).toBeVisible();
  });

  it('[R117] is hidden if the portal may run one of the commands', () => {
    renderWithProviders(<ReadOnlyLine cannot="change contracts" terms={changes} />, {
      portal: 'law_firm',
    });
    expect(screen.queryByText(/^Read-only/)).toBeNull();
  });

  it('[R117] is shown for a record of another company', () => {
    const line = (clientId: string) => (
      <ReadOnlyLine cannot="change this contract" terms={changes} ownership={{ clientId }} />
    );
    renderWithProviders(line('CL-of-another'), { portal: 'client' });
    expect(
      screen.getByText('Read-only: the Client portal cannot change this contract.'),
    ).toBeVisible();
  });

  it('[R117] is hidden in reference behaviour', () => {
    renderWithProviders(<ReadOnlyLine cannot="change contracts" terms={changes} />, {
      portal: 'regulator',
      workspace: createTestWorkspace({ behaviour: 'reference' }),
    });
    expect(screen.queryByText(/^Read-only/)).toBeNull();
  });
});
