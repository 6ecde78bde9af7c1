/**
 * @jest-environment ./jest.zone-page-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Honolulu"}
 */
import { screen, waitFor } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { NewProcessDialog } from './new-process-dialog';

it('[R17, PM1] a new process starts on the user’s local day in Honolulu, even if UTC is a day ahead', async () => {
  const evening = new Date('2024-07-22T06:00:00.000Z');
  renderWithProviders(<NewProcessDialog open onClose={jest.fn()} />, {
    workspace: createTestWorkspace({ now: () => evening }),
  });
  expect(evening.getDate()).toBe(21);
  await waitFor(() => expect(screen.getByLabelText(/^Start date/)).toHaveValue('07/21/2024'));
});
