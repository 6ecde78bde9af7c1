import { screen } from '@testing-library/react';
import { useNavigate } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { useTransactionFilters } from './use-transaction-filters';

function List() {
  const { open, close } = useTransactionFilters();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/?tab=transactions')}>
        List
      </button>
      <button type="button" onClick={() => open('TX-1')}>
        Open 1
      </button>
      <button type="button" onClick={() => open('TX-2')}>
        Open 2
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

it('[R22, TX4] closes what was opened so that Back leads to where one was before the list', async () => {
  const { user, location } = renderWithProviders(<List />, { route: '/?tab=clients' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  for (const step of ['List', 'Open 1', 'Open 2', 'Close', 'Open 1', 'Close']) await press(step);
  expect(location()).toBe('/?tab=transactions');
  await press('Back');
  expect(location()).toBe('/?tab=clients');
});
