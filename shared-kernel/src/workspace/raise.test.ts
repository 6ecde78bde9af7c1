import * as v from 'valibot';
import { commandTester } from './test-support/command-tester';
import { defineCommand } from './commands/command';

const raiseOne = defineCommand({
  id: 'test.raise',
  label: 'Raised a notification',
  input: v.object({ toggle: v.picklist(['weeklyDigest', 'platformUpdates']) }),
  permission: 'own',
  apply: (transaction, { toggle }) =>
    transaction.raise(toggle, {
      type: 'info',
      category: 'system',
      title: 'Your week',
      message: 'Three contracts moved.',
      source: 'Digest',
      actionRequired: false,
      priority: 'low',
    }),
});

describe('a notification that a command raises', () => {
  it('[PR10] is one of a kind that is switched on', async () => {
    const { done, source, latestNotification } = commandTester();
    await done(raiseOne, { toggle: 'weeklyDigest' });
    expect(await latestNotification()).toMatchObject({ title: 'Your week', isStarred: false });
    await done(raiseOne, { toggle: 'platformUpdates' });
    expect(await source.count('notifications')).toBe(9);
  });

  it('[audit] has a line of its own where it is all that the command did', async () => {
    const { done, latestEntry } = commandTester();
    await done(raiseOne, { toggle: 'weeklyDigest' });
    expect(await latestEntry()).toMatchObject({
      action: 'test.raise',
      subject: { collection: 'notifications', label: 'Your week' },
    });
  });
});
