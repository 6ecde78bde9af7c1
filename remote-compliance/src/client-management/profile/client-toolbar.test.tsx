import { screen, waitFor } from '@testing-library/react';
import type { Client } from 'shared-kernel/domain/client';
import { createTestWorkspace } from 'shared-kernel/testing';
import { clients } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { ClientToolbar } from './client-toolbar';

const [client] = clients as [Client];

type Options = Parameters<typeof renderWithProviders>[1];

const show = (options: Options = {}) =>
  renderWithProviders(
    <>
      <ClientToolbar client={client} />
      <Toaster />
    </>,
    options,
  );

const button = () => screen.findByRole('button', { name: 'Evidence pack' });

describe('the evidence pack of a client', () => {
  beforeEach(() => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('[evidence] is handed out, and a toast says how much is missing', async () => {
    const create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const { user } = show({ portal: 'regulator' });
    await user.click(await button());
    expect(await screen.findByText('Evidence pack exported')).toBeVisible();
    expect(screen.getByText(/^\d+ files, \d+ items missing$/)).toBeVisible();
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  });

  it('[evidence] is not handed out where the workspace cannot be read, which a toast says', async () => {
    const create = jest.spyOn(URL, 'createObjectURL');
    const workspace = createTestWorkspace();
    jest.spyOn(workspace.source, 'logState').mockRejectedValue(new Error('The disk is full.'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = show({ workspace });
    await user.click(await button());
    expect(await screen.findByText('Something went wrong. Nothing was changed.')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });

  it('[evidence, policy] says whose it is in the portal of a client', async () => {
    show({ portal: 'client' });
    expect(await button()).toHaveAccessibleDescription(/Regulator portals\.$/);
  });

  it('[evidence] does not exist in reference', () => {
    show({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(screen.queryByRole('button', { name: 'Evidence pack' })).not.toBeInTheDocument();
  });
});
