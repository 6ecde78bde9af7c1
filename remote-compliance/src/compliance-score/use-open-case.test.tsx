import { screen } from '@testing-library/react';
import { useNavigate } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { useOpenCase } from './use-open-case';

function Cases() {
  const { openCase, closeCase } = useOpenCase();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/?tab=compliance')}>
        Cases
      </button>
      <button type="button" onClick={() => openCase('CS-1')}>
        Open
      </button>
      <button type="button" onClick={closeCase}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

it('[R22, CO4] closes a case so that Back leads to where one was before the list', async () => {
  const { user, location } = renderWithProviders(<Cases />, { route: '/?tab=clients' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  for (const step of ['Cases', 'Open', 'Close', 'Open', 'Close']) await press(step);
  expect(location()).toBe('/?tab=compliance');
  await press('Back');
  expect(location()).toBe('/?tab=clients');
});
