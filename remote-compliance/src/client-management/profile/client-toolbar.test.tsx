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

  it('[evidence] downloads the evidence pack and reports the number of missing items', async () => {
    const create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const { user } = show({ portal: 'regulator' });
    await user.click(await button());
    expect(await screen.findByText('Evidence pack exported')).toBeVisible();
    expect(screen.getByText(/^\d+ files, \d+ items missing$/)).toBeVisible();
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  });

  it('[evidence] reports an error and downloads no evidence pack if the workspace cannot be read', async () => {
    const create = jest.spyOn(URL, 'createObjectURL');
    const workspace = createTestWorkspace();
    jest.spyOn(workspace.source, 'logState').mockRejectedValue(new Error('The disk is full.'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = show({ workspace });
    await user.click(await button());
    expect(await screen.findByText('Something went wrong. Nothing was changed.')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });

  it('[R117, evidence] a client portal sees no evidence pack', async () => {
    show({ portal: 'client' });
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Evidence pack' })).not.toBeInTheDocument();
  });

  it('[evidence] offers no evidence pack in the reference behaviour', () => {
    show({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    expect(screen.queryByRole('button', { name: 'Evidence pack' })).not.toBeInTheDocument();
  });
});
