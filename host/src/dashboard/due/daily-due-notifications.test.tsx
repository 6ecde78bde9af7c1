/**
 * @jest-environment ./jest.zone-page-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { act, waitFor } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { DailyDueNotifications } from './daily-due-notifications';

it('[PR10, time] raises due notifications when a portal opens and, while it is open, when a new day begins', async () => {
  const clock = { at: '2024-07-23T23:59:00.000Z' };
  const workspace = createTestWorkspace({ now: () => new Date(clock.at) });
  const count = async () => (await workspace.source.list('notifications')).length;
  renderWithProviders(<DailyDueNotifications />, { workspace });
  await waitFor(async () => expect(await count()).toBe(11));
  clock.at = '2024-07-24T00:00:00.000Z';
  act(() => workspace.clock.refresh());
  await waitFor(async () => expect(await count()).toBeGreaterThan(11));
});
