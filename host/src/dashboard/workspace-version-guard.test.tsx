import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorkspace } from 'shared-kernel/testing';
import { WorkspaceProvider, type WorkspaceStatus } from 'shared-kernel/workspace';
import { WorkspaceVersionGuard } from './workspace-version-guard';

function show(reason: WorkspaceStatus['reason']) {
  const workspace = createTestWorkspace();
  const status = { durability: 'memory', reason, quarantined: 0, isAlone: false } as const;
  const source = { ...workspace.source, status: () => status };
  render(
    <WorkspaceProvider workspace={{ ...workspace, source }}>
      <WorkspaceVersionGuard>The dashboard</WorkspaceVersionGuard>
    </WorkspaceProvider>,
  );
}

describe('stored data from another version', () => {
  it('[R87] data of another schema version can be deleted only after it has been downloaded', async () => {
    show('other-version');
    expect(screen.queryByText('The dashboard')).not.toBeInTheDocument();
    expect(screen.getByRole('alert', { name: 'Data from another version' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download data' }));
    // jsdom has no IndexedDB, so the download fails and the page shows the error.
    expect(await screen.findByText(/indexedDB is not defined/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it('[R87] the dashboard appears if the data has the current schema version', () => {
    show(undefined);
    expect(screen.getByText('The dashboard')).toBeVisible();
  });
});
