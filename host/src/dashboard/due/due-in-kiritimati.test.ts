/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Kiritimati"}
 */
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { raiseDueNotifications } from './commands/raise-due-notifications';

// The time zone is 14 hours ahead of UTC. The test starts at 23:00 local time, and the local day ends at 10:00 UTC.
it.each([
  ['2024-07-22T09:59:59.999Z', 8],
  ['2024-07-22T10:00:00.000Z', 11],
])(
  '[PR10, time] a milestone becomes overdue when the next day begins in the user’s time zone: %s',
  async (at, count) => {
    const tester = createCommandTester({
      workspace: createTestWorkspace({ now: () => new Date(at) }),
    });
    await tester.done(raiseDueNotifications, {});
    expect(await tester.source.list('notifications')).toHaveLength(count);
  },
);
