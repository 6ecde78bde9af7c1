import { act, screen, waitFor } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace, type Workspace } from 'shared-kernel/testing';
import { setDescriptions } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { defaultPreferences } from 'shared-kernel/testing/records';
import { connectToServer, exportWorkspace } from 'shared-kernel/workspace';
import { Toaster } from 'shared-kernel/ui/toaster';
import { saveProfile } from '../commands/save-profile';
import { WorkspaceData } from './workspace-data';

const show = (workspace: Workspace = createTestWorkspace(), portal: PortalKey = 'admin') => {
  const rendered = renderWithProviders(
    <>
      <WorkspaceData />
      <Toaster />
    </>,
    { portal, workspace },
  );
  const choose = async (text: string, name = 'workspace.json') => {
    const file = new File([text], name, { type: 'application/json' });
    await rendered.user.upload(screen.getByLabelText('Workspace file'), file);
  };
  const replaceBy = async (text: string) => {
    await choose(text);
    await rendered.user.click(await screen.findByRole('button', { name: 'Replace workspace' }));
  };
  return { ...rendered, choose, replaceBy };
};

const button = (name: string) => screen.getByRole('button', { name });
const nameOf = async ({ source }: Workspace) =>
  (await source.get('profiles', 'client'))?.record.fullName;

async function rename(workspace: Workspace) {
  const current = (await workspace.source.get('profiles', 'client'))?.record;
  if (!current) throw new Error('No profile');
  await workspace.run(
    saveProfile,
    { portal: 'client', from: current, to: { ...current, fullName: 'Elena Ortiz' } },
    { portal: 'client', preferences: { read: () => defaultPreferences, write: jest.fn() } },
  );
}

async function sampleText(): Promise<string> {
  const preferences = { read: () => defaultPreferences, write: jest.fn() };
  const result = await createTestWorkspace().run(
    exportWorkspace,
    {},
    { portal: 'admin', preferences },
  );
  if (result.status !== 'done') throw new Error('It was not exported');
  return result.output.file.text();
}

async function exported(show: () => Promise<void>): Promise<{ name: string; text: string }> {
  const create = jest.spyOn(URL, 'createObjectURL');
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  await show();
  await waitFor(() => expect(click).toHaveBeenCalled());
  const name = (click.mock.contexts[0] as HTMLAnchorElement).download;
  const [file] = create.mock.calls.flat();
  return { name, text: await (file as Blob).text() };
}

describe('workspace data', () => {
  it('[workspace] shows that a workspace in memory is saved only until the page closes', () => {
    show();
    expect(screen.getByText('Saved until this page closes')).toBeVisible();
    expect(screen.queryByRole('button', { name: /damaged/ })).not.toBeInTheDocument();
  });

  it('[workspace] an exported file restores the workspace after a reset', async () => {
    const workspace = createTestWorkspace();
    await rename(workspace);
    const { user, replaceBy } = show(workspace);
    const { name, text } = await exported(() => user.click(button('Export workspace')));
    expect(name).toMatch(/^trustfold-workspace.*\.ndjson$/);

    await user.click(button('Reset to sample data'));
    expect(await screen.findByText(/saved first and can be restored/)).toBeVisible();
    await user.click(button('Reset workspace'));
    expect(await screen.findByText('Workspace reset')).toBeVisible();
    expect(await nameOf(workspace)).toBe('Elena Vasquez');

    await replaceBy(text);
    expect(await screen.findByText('Workspace imported')).toBeVisible();
    expect(await nameOf(workspace)).toBe('Elena Ortiz');
  });

  it('[R96] restores the state from before a reset, after a confirmation @deep', async () => {
    const workspace = createTestWorkspace();
    await rename(workspace);
    const { user } = show(workspace);
    expect(await screen.findByText(/^No restore points yet\. One is created/)).toBeVisible();
    await user.click(button('Reset to sample data'));
    await user.click(await screen.findByRole('button', { name: 'Reset workspace' }));
    const restore = await screen.findByRole('button', {
      name: /^Restore the state before the reset, .+ \d\d:\d\d/,
    });
    expect(screen.getByText(/^\d+ records$/)).toBeVisible();

    await user.click(restore);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await nameOf(workspace)).toBe('Elena Vasquez');
    await user.click(restore);
    await user.click(await screen.findByRole('button', { name: 'Restore workspace' }));
    expect(await screen.findByText('Workspace restored')).toBeVisible();
    expect(await nameOf(workspace)).toBe('Elena Ortiz');
    expect(
      await screen.findByRole('button', { name: /^Restore the state before the restore, / }),
    ).toBeVisible();
  });

  it('[R96] warns before a reset if no restore point can be saved, and offers to continue @deep', async () => {
    const workspace = createTestWorkspace();
    await rename(workspace);
    const { user } = show(workspace);
    const full = new DOMException('No room', 'QuotaExceededError');
    const failing = jest.spyOn(workspace.source, 'logState').mockRejectedValue(full);
    const warning = 'There is no space for a restore point in this browser. Nothing was changed.';

    await user.click(button('Reset to sample data'));
    await user.click(await screen.findByRole('button', { name: 'Reset workspace' }));
    expect(await screen.findByText(warning)).toBeVisible();
    expect(await nameOf(workspace)).toBe('Elena Ortiz');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await user.click(button('Reset to sample data'));
    await user.click(await screen.findByRole('button', { name: 'Reset workspace' }));
    await user.click(
      await screen.findByRole('button', { name: 'Continue without a restore point' }),
    );
    failing.mockRestore();
    expect(await screen.findByText('Workspace reset')).toBeVisible();
    expect(await nameOf(workspace)).toBe('Elena Vasquez');
  });

  it('[R96] shows an error if the restore point cannot be read, and offers a retry', async () => {
    const workspace = createTestWorkspace();
    const failing = jest.spyOn(workspace.source, 'logState').mockRejectedValue(new Error('404'));
    const { user } = show(workspace);
    const again = await screen.findByRole('button', { name: /try again/i });
    failing.mockRestore();
    await user.click(again);
    expect(await screen.findByText(/^No restore points yet\./)).toBeVisible();
  });

  it('[workspace] offers no import, reset or restore point in reference mode', () => {
    show(createTestWorkspace({ behaviour: 'reference' }));
    expect(button('Export workspace')).toBeVisible();
    expect(screen.queryByText('Restore point')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Workspace file')).not.toBeInTheDocument();
    for (const name of ['Import workspace', 'Reset to sample data'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('[workspace] resets or replaces the workspace only after a confirmation', async () => {
    const workspace = createTestWorkspace();
    await rename(workspace);
    const text = await sampleText();
    const { user, choose } = show(workspace);
    await user.click(button('Reset to sample data'));
    await user.click(button('Cancel'));
    await choose(text);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await nameOf(workspace)).toBe('Elena Ortiz');
  });

  it('[R51, workspace] shows the record count and audit chain of a file before the file replaces the workspace', async () => {
    const workspace = createTestWorkspace();
    await rename(workspace);
    const text = await sampleText();
    const { choose, user } = show(workspace);
    await choose(text, 'old.json');
    const dialog = await screen.findByRole('dialog', { name: 'Replace the workspace?' });
    expect(dialog).toHaveTextContent(
      /old\.json has \d+ records\. The file’s audit log of \d+ entries is not imported\. The file has no audit chain\./,
    );
    expect(await nameOf(workspace)).toBe('Elena Ortiz');
    await user.click(button('Replace workspace'));
    await waitFor(() =>
      expect(screen.getByText(/is not imported\. The file has no audit chain\.$/)).toBeVisible(),
    );
  });

  it('[R51, workspace] explains which record of an imported file is invalid, and does not offer to replace the workspace', async () => {
    const text = await sampleText();
    const { choose } = show();
    await choose(text.replace('"riskLevel":"low"', '"riskLevel":7'), 'wrong.json');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Client 1 \(CL-001\), risk level: The value must be .+ or .+\./,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['not JSON', 'not json at all'],
    ['of another format', '{"kind":"something else"}'],
    ['empty', ''],
  ])(
    '[workspace] rejects a workspace file that is %s and gives the reason',
    async (_what, text) => {
      const workspace = createTestWorkspace();
      const { choose } = show(workspace);
      await choose(text, 'broken.json');
      const refusal = await screen.findByRole('alert');
      expect(refusal).toHaveTextContent('broken.json could not be imported. No data was changed.');
      expect(refusal.querySelectorAll('li').length).toBeGreaterThan(0);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(await nameOf(workspace)).toBe('Elena Vasquez');
    },
  );

  it('[workspace] rejects a workspace file that the browser cannot read', async () => {
    const workspace = createTestWorkspace();
    const { choose } = show(workspace);
    jest
      .spyOn(Blob.prototype, 'arrayBuffer')
      .mockRejectedValue(new DOMException('It changed on the disk', 'NotReadableError'));
    await choose('{}', 'gone.json');
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('gone.json could not be imported. No data was changed.');
    expect(refusal).toHaveTextContent('The browser cannot read the file. Choose it again.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[workspace] rejects a workspace file that is too large without reading it', async () => {
    const { choose } = show();
    const read = jest.spyOn(Blob.prototype, 'arrayBuffer');
    jest.spyOn(File.prototype, 'size', 'get').mockReturnValue(1_000_000_001);
    await choose('{}', 'huge.json');
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('The file is larger than 1 GB.');
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    [1, /The damaged record is also deleted\. Export the record first to keep a copy\.$/],
    [3, /The 3 damaged records are also deleted\. Export the records first to keep a copy\.$/],
  ])(
    '[workspace] warns that %d quarantined records are deleted too @deep',
    async (quarantined, sentence) => {
      const workspace = createTestWorkspace();
      const { source } = workspace;
      const status = { ...source.status(), quarantined };
      const text = await sampleText();
      const { user, choose } = show({ ...workspace, source: { ...source, status: () => status } });
      await user.click(button('Reset to sample data'));
      expect(await screen.findByText(sentence)).toBeVisible();
      await user.click(button('Cancel'));
      await choose(text);
      expect(await screen.findByText(sentence)).toBeVisible();
    },
  );

  it('[R112] shows the number of records that no deployed remote can read', async () => {
    const [head = '', ...lines] = (await sampleText()).trim().split('\n');
    const collections = ['invoices.notes@1', 'invoices.notes@2', 'orders.drafts@1'];
    const notes = ['A', 'B'].map((id) => JSON.stringify(['invoices.notes@1', { id }]));
    const shown = JSON.stringify(['invoices.notes@2', { id: 'A' }]);
    const all = [...lines.slice(0, -1), ...notes, shown];
    const begin = JSON.stringify({ ...(JSON.parse(head) as object), collections });
    setDescriptions({ collections: ['invoices.notes@2'] });
    const { replaceBy } = show();
    await replaceBy([begin, ...all, JSON.stringify(['end', all.length])].join('\n'));
    expect(await screen.findByText(/^2 records of invoices.notes, version 1/)).toBeVisible();
    expect(screen.queryByText(/orders.drafts|version 2/)).not.toBeInTheDocument();
    act(() => setDescriptions({ collections: undefined }));
    expect(screen.queryByText(/version 1/)).not.toBeInTheDocument();
  });

  it.each([
    ['client', 'Client'],
    ['regulator', 'Regulator'],
  ] as const)(
    '[R117, workspace, policy] lets the %s export the workspace, and says that the portal cannot replace it',
    (portal, label) => {
      show(createTestWorkspace(), portal);
      expect(button('Export workspace')).not.toHaveAttribute('aria-disabled');
      expect(screen.queryByRole('button', { name: /^(Import|Reset|Restore)/ })).toBeNull();
      expect(
        screen.getByText(`Read-only: the ${label} portal cannot replace the workspace.`),
      ).toBeVisible();
    },
  );

  // Must be the last test, because a page cannot disconnect from a server.
  it('[R165] with a workspace server, offers an export of the visible records, and explains why import and reset are disabled', async () => {
    const accessToken = () => Promise.reject(new Error('No one has signed in.'));
    await connectToServer({ address: 'https://server.example', person: undefined, accessToken });
    const run = () => Promise.reject(new Error('Nothing runs.'));
    const served = () => Promise.resolve(new Set(['workspace.export@1']));
    const hasSample = () => Promise.resolve(true);
    show({ ...createTestWorkspace(), server: { served, run, hasSample } });
    expect(screen.getByText('Saved on the server')).toBeVisible();
    expect(screen.getByText(/^The workspace is stored on a server, so the export/)).toBeVisible();
    const reason = 'The workspace is on a server. It is backed up and restored there.';
    for (const name of ['Import workspace', 'Reset to sample data'])
      await waitFor(() => expect(button(name)).toHaveAccessibleDescription(reason));
    expect(button('Export workspace')).not.toHaveAttribute('aria-disabled');
  });
});
