import { screen } from '@testing-library/react';
import { useNavigate } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { useOpenContract } from './use-open-contract';

function Contracts() {
  const { openContract, closeContract } = useOpenContract();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/?tab=contracts&q=oil')}>
        Contracts
      </button>
      <button type="button" onClick={() => openContract('CON-1')}>
        Open
      </button>
      <button type="button" onClick={() => openContract('CON-2', 'replace')}>
        Next
      </button>
      <button type="button" onClick={closeContract}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

it('[R22, C11] closes a contract so that Back leads to where one was before the list', async () => {
  const { user, location } = renderWithProviders(<Contracts />, { route: '/?tab=clients' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Contracts');
  for (const step of ['Open', 'Next', 'Close', 'Close', 'Open', 'Close']) await press(step);
  expect(location()).toBe('/?tab=contracts&q=oil');
  await press('Back');
  expect(location()).toBe('/?tab=clients');
});
