import { screen, within } from '@testing-library/react';
import { createTestWorkspace, testWorkspaceFailure } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { SystemAnalytics } from './system-analytics';

const open = (route = '/', options: Parameters<typeof createTestWorkspace>[0] = {}) =>
  renderWithProviders(<SystemAnalytics portal="admin" />, {
    route,
    workspace: createTestWorkspace(options),
  });

describe('System Analytics', () => {
  it('[AN2] System Analytics shows skeletons while the records load', () => {
    open('/', { state: 'loading' });
    expect(screen.getByRole('heading', { name: 'System Analytics' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading KPIs' })).toBeVisible();
  });

  it('[AN2, E3] shows an error and “Try Again” if the records cannot be loaded', async () => {
    open('/', { state: 'failing' });
    expect(await screen.findByText(testWorkspaceFailure)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('[AN2] System Analytics shows ten sections for the sample', async () => {
    open();
    const kpis = await screen.findByRole('list', { name: 'Key figures' });
    expect(within(kpis).getAllByRole('listitem')).toHaveLength(9);
    expect(kpis).toHaveTextContent(/Settlement rate83\.3% of 18.*On-time rate94\.2% of 52/);
    for (const name of [
      'Volume trend',
      'Contract status distribution',
      'Risk overview',
      'Transaction volume by type',
      'Client volume distribution',
      'Compliance pipeline',
      'System health',
      'Security status',
      'Recent activity',
    ]) {
      expect(await screen.findByRole('region', { name })).toBeVisible();
    }
  });

  it('[R124, AN2] labels sample figures and shows the actual number of records, except in reference mode @deep', async () => {
    const said = /Sample portfolio|no server to monitor/;
    const { unmount } = open();
    expect(await screen.findByRole('region', { name: 'System health' })).toHaveTextContent(said);
    for (const [name, counted] of [
      ['Contract status distribution', '3 contracts'],
      ['Risk overview', '12 clients'],
    ]) {
      const region = screen.getByRole('region', { name });
      expect(region).toHaveTextContent(said);
      expect(region).toHaveTextContent(`This workspace has ${counted}.`);
    }
    expect(
      screen.getByRole('region', { name: 'Client volume distribution' }),
    ).not.toHaveTextContent(said);
    unmount();
    open('/', { behaviour: 'reference' });
    expect(await screen.findByRole('region', { name: 'System health' })).toBeVisible();
    expect(screen.queryByText(said)).toBeNull();
  });
});
