import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { Process } from '../../domain/process';
import { sampleContents } from '../database/sample-contents';
import {
  createTestWorkspace,
  type TestWorkspaceOptions,
} from '../test-support/create-test-workspace';
import { useScreening } from './use-screening';
import { WorkspaceProvider } from './workspace-provider';

const [sample] = sampleContents.processes as [Process];
const listed: Process = {
  ...sample,
  milestones: sample.milestones.map((milestone) => ({
    ...milestone,
    assignedTo: 'Gulf Horizon General Trading FZE',
  })),
};

function Blocks({ process }: { readonly process: Process | undefined }) {
  return <p>{useScreening('process', process).length} blocks</p>;
}

function show(process: Process | undefined, options: TestWorkspaceOptions = {}) {
  const workspace = createTestWorkspace(options);
  const page = (shown: Process | undefined) => (
    <Provider>
      <WorkspaceProvider workspace={workspace} portal="admin">
        <Blocks process={shown} />
      </WorkspaceProvider>
    </Provider>
  );
  const { rerender } = render(page(process));
  const rules = () => workspace.source.queryClient.getQueryState(['screening rules'])?.fetchStatus;
  const isLoaded = () =>
    workspace.source.queryClient.getQueryState(['screening rules'])?.status === 'success';
  return { rules, isLoaded, open: (next: Process) => rerender(page(next)) };
}

describe('useScreening', () => {
  it('[R108] the screening rules load only when there is a record to screen', async () => {
    const { rules, isLoaded, open } = show(undefined, { records: { processes: [listed] } });
    expect(rules()).toBe('idle');
    open(listed);
    expect(await screen.findByText('1 blocks')).toBeVisible();
    expect(isLoaded()).toBe(true);
  });

  it('[R108] the screening rules do not load in reference mode, where nothing is screened', async () => {
    const { rules } = show(listed, { behaviour: 'reference' });
    await waitFor(() => expect(screen.getByText('0 blocks')).toBeVisible());
    expect(rules()).toBe('idle');
  });
});
