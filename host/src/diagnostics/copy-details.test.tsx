import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ErrorCard, ErrorDetailsContext } from 'shared-kernel/ui';
import { renderErrorDetails } from './copy-details';

it('[E3] CopyDetails copies a report that contains the error once, even if the card renders several times @deep', async () => {
  const card = (error: Error) => (
    <ErrorDetailsContext value={renderErrorDetails}>
      <ErrorCard error={error} onRetry={jest.fn()} />
    </ErrorDetailsContext>
  );
  const made = () => Object.assign(new Error('It lacks its files.'), { stack: '' });
  const { user, rerender } = renderWithProviders(card(made()));
  rerender(card(made()));
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied.split('Error: It lacks its files.')).toHaveLength(2);
});
