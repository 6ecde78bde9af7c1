import { getNotificationNextStep } from './notification-subject';

const asked = { actionRequired: true, clientName: 'Ann Lee' };
const client = { tab: 'clients', recordId: 'CL-001' } as const;
const process = { tab: 'processes', recordId: 'PF-001' } as const;

describe('getNotificationNextStep', () => {
  it.each([
    [
      [process, client],
      'Complete the task for the process, or mark the notification as done',
      'Open process PF-001',
    ],
    [
      [client],
      'Complete the task for the client, or mark the notification as done',
      'Open client Ann Lee',
    ],
    [[], 'Take action, then mark the notification as done', undefined],
  ] as const)(
    '[N5] the next step of a notification links to the first record in %j',
    (subjects, text, opening) => {
      const step = getNotificationNextStep(asked, subjects, true);
      expect([step?.text, step?.blockers[0]?.text]).toEqual([text, opening]);
    },
  );

  it.each([
    [[process], 'Complete the task for the process'],
    [[], 'Take action'],
  ] as const)(
    '[R117, N5] without the Done action, the next step of a notification about %j does not mention it',
    (subjects, text) => {
      expect(getNotificationNextStep(asked, subjects, false)?.text).toBe(text);
    },
  );

  it('[N5] a notification has no next step if no action is required', () => {
    expect(
      getNotificationNextStep({ ...asked, actionRequired: false }, [process], true),
    ).toBeUndefined();
  });
});
