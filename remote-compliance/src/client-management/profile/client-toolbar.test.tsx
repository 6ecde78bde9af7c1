import { screen, waitFor, within } from '@testing-library/react';
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

const openMenu = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  return screen.findByRole('menu');
};

const item = () => screen.findByRole('menuitem', { name: 'Evidence pack' });

describe('the evidence pack of a client', () => {
  beforeEach(() => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('[evidence] downloads the evidence pack of a client and reports the number of missing items', async () => {
    const create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const { user } = show({ portal: 'regulator' });
    await openMenu(user);
    await user.click(await item());
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
    await openMenu(user);
    await user.click(await item());
    expect(await screen.findByText('Something went wrong. Nothing was changed.')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });

  it('[R117, evidence] the client portal does not offer the evidence pack of a client', async () => {
    const { user } = show({ portal: 'client' });
    const menu = within(await openMenu(user));
    expect(await menu.findByRole('menuitem', { name: 'Print' })).toBeVisible();
    expect(menu.queryByRole('menuitem', { name: 'Evidence pack' })).not.toBeInTheDocument();
  });

  it('[evidence] does not offer the evidence pack of a client in reference mode', async () => {
    const { user } = show({ workspace: createTestWorkspace({ behaviour: 'reference' }) });
    const menu = within(await openMenu(user));
    expect(menu.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Print']);
  });

  it('[R119, R121] the client profile has two buttons, the primary one last, and a menu that starts with the evidence pack', async () => {
    const { user } = show();
    const link = await screen.findByRole('link', { name: 'Compliance record' });
    expect(link).toHaveClass('ant-btn-primary');
    const group = screen.getByRole('group', { name: 'Client actions' });
    expect([...group.children].map((each) => each.textContent)).toEqual([
      'More',
      'Edit',
      'Compliance record',
    ]);
    const menu = within(await openMenu(user));
    expect(menu.getAllByRole('menuitem').map((each) => each.textContent)).toEqual([
      'Evidence pack',
      'Audit trail (CSV)',
      'Print',
    ]);
    expect(menu.getByRole('menuitem', { name: 'Export: Audit trail (CSV)' })).toBeVisible();
  });
});
