import { screen, within } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { pageWorkspace } from 'shared-kernel/workspace';
import { noteCommands } from '../diagnostics/command-log';
import { DevelopmentPage } from './development-page';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the development page', () => {
  it('[tooling] says who is here, and what is kept where', async () => {
    const { user } = renderWithProviders(<DevelopmentPage />);
    expect(await (await section('State')).findByText('Nobody')).toBeVisible();
    const workspace = await section('Workspace');
    const clients = await workspace.findByRole('row', { name: /^Clients/ });
    expect(Number(within(clients).getAllByRole('cell')[0]?.textContent)).toBeGreaterThan(0);
    await user.click((await section('State')).getByText('Preferences'));
    expect((await section('State')).getByText('Compact view')).toBeVisible();
  });

  it('[tooling] lists what was dispatched, with what became of it', async () => {
    noteCommands(pageWorkspace());
    const { user } = renderWithProviders(<DevelopmentPage />);
    const commands = await section('Commands');
    expect(commands.getByText(/No commands in this browser tab/)).toBeVisible();
    const records = await section('Records');
    await user.click(records.getByRole('button', { name: 'Reset to the sample' }));
    expect(await commands.findByRole('row', { name: /reset.*done/ })).toBeVisible();
  });

  it('[tooling] moves the clock from where it is, and takes it back', async () => {
    sessionStorage.setItem('tf_development', '{"clockMs":2592000000,"storage":"none"}');
    renderWithProviders(<DevelopmentPage />);
    const clock = await section('Clock');
    expect(clock.getByText('+30 days')).toBeVisible();
    expect(clock.getByRole('button', { name: 'As the device' })).toBeEnabled();
  });
});
