import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CommandButton } from '../../ui';
import { connectToServer, serverStatusStore } from '../server/connection';
import { createContract } from '../test-support/commands';
import { createTestWorkspace } from '../test-support/create-test-workspace';
import { useAvailability } from './use-command';
import { usePerson } from './use-person';
import { useServerStatus } from './use-server-status';
import { WorkspaceProvider } from './workspace-provider';

function Person() {
  const { by, name, personId } = usePerson();
  return <p>{`${name}, ${personId} in ${by}`}</p>;
}

const Status = () => <p>{useServerStatus()}</p>;

const Create = () => (
  <CommandButton availability={useAvailability(createContract)} onPress={() => undefined}>
    Create contract
  </CommandButton>
);

function served(...commands: readonly string[]) {
  const run = () => Promise.reject(new Error('Nothing runs.'));
  const hasSample = () => Promise.resolve(true);
  const server = { served: () => Promise.resolve(new Set(commands)), hasSample, run };
  return { ...createTestWorkspace(), server };
}

it('[R153] the current user is the signed-in person', async () => {
  const portals = ['admin'] as const;
  const person = {
    id: 'PER-77',
    name: 'Ada Quist',
    email: 'ada@example.com',
    portals,
    company: '',
  };
  const accessToken = () => Promise.reject(new Error('No one has signed in.'));
  await connectToServer({ address: 'https://server.example', person, accessToken });
  render(
    <MemoryRouter>
      <WorkspaceProvider portal="admin" workspace={createTestWorkspace()}>
        <Person />
      </WorkspaceProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Ada Quist, PER-77 in admin')).toBeInTheDocument();
});

it('[R152] a component shows whether the server can be reached', () => {
  render(<Status />);
  expect(screen.getByText('online')).toBeInTheDocument();
  act(() => serverStatusStore.set('offline'));
  expect(screen.getByText('offline')).toBeInTheDocument();
  act(() => serverStatusStore.set('online'));
  expect(screen.getByText('online')).toBeInTheDocument();
});

async function createButton(command: string) {
  render(
    <WorkspaceProvider portal="admin" workspace={served(command)}>
      <Create />
    </WorkspaceProvider>,
  );
  // Waits until the page has loaded the list of commands that the server supports.
  await act(() => Promise.resolve());
  return screen.findByRole('button', { name: 'Create contract' });
}

it('[R154] the button of a command is enabled if the server can run the command', async () => {
  const button = await createButton(`${createContract.id}@1`);
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
});

it('[R154] the button of a command is disabled with a reason if the server cannot run the command', async () => {
  const button = await createButton(`${createContract.id}@2`);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('The server does not support this action yet.');
});
