import { screen } from '@testing-library/react';
import { useNavigate } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { useOpenClient } from './use-open-client';

function Clients() {
  const { openClient, showSection, closeClient } = useOpenClient();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/?tab=clients')}>
        Clients
      </button>
      <button type="button" onClick={() => openClient('CL-001')}>
        Open
      </button>
      <button type="button" onClick={() => showSection('documents')}>
        Documents
      </button>
      <button type="button" onClick={closeClient}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function show(route: string) {
  const { user, location } = renderWithProviders(<Clients />, { route });
  return {
    location,
    press: async (...names: readonly string[]) => {
      for (const name of names) await user.click(screen.getByRole('button', { name }));
    },
  };
}

describe('closing a profile', () => {
  it('[R22, CL2] leads Back past its sections to where one was before the list', async () => {
    const { press, location } = show('/?tab=contracts');
    await press('Clients', 'Open', 'Documents', 'Back');
    expect(location()).toBe('/?tab=clients&client=CL-001');
    await press('Documents', 'Close');
    expect(location()).toBe('/?tab=clients');
    await press('Back');
    expect(location()).toBe('/?tab=contracts');
  });

  it('[R22, CL2] stays on the list where a link had led to a section', async () => {
    const { press, location } = show('/?tab=clients&client=CL-001&section=history');
    await press('Documents', 'Close');
    expect(location()).toBe('/?tab=clients');
    await press('Back');
    expect(location()).toBe('/?tab=clients');
  });
});
