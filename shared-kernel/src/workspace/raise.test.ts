import * as v from 'valibot';
import { portalKeySchema, type PortalKey } from '../domain/portal';
import { defineCommand } from './commands/command';
import { createCommandTester } from './test-support/command-tester';
import { createTestSession } from './test-support/session';

const raiseOne = defineCommand({
  id: 'test.raise',
  label: 'Created a notification',
  input: v.object({
    toggle: v.picklist(['weeklyDigest', 'platformUpdates']),
    portal: v.optional(portalKeySchema),
    audience: v.optional(v.picklist(['others', 'everyone'])),
  }),
  permission: 'own',
  apply: (transaction, { toggle, portal, audience }) =>
    transaction.raise(
      toggle,
      {
        type: 'info',
        category: 'system',
        title: 'Weekly digest',
        message: 'Three contracts moved.',
        source: 'Digest',
        actionRequired: false,
        priority: 'low',
        ...(portal && { portal }),
      },
      audience,
    ),
});

const raised = async (
  { notificationsFor }: ReturnType<typeof createCommandTester>,
  portal: PortalKey,
  muted: Parameters<typeof notificationsFor>[1] = [],
) =>
  (await notificationsFor(portal, muted)).filter(({ title }) => title === 'Weekly digest').length;

describe('notification sent by a command', () => {
  it('[R107] a notification is sent to other users, but not to the person who ran the command', async () => {
    const tester = createCommandTester({ session: createTestSession('banking') });
    await tester.done(raiseOne, { toggle: 'weeklyDigest' });
    expect(await raised(tester, 'banking')).toBe(0);
    expect(await raised(tester, 'admin')).toBe(1);
    expect(await tester.latestNotification()).toMatchObject({ actorId: 'PER-004' });
  });

  it('[R107, R55, PR10] a notification depends on each recipient’s toggle, not on the toggle of the person who ran the command', async () => {
    const tester = createCommandTester({ session: createTestSession('banking') });
    tester.session.preferences.write({ weeklyDigest: false });
    await tester.done(raiseOne, { toggle: 'weeklyDigest' });
    expect(await raised(tester, 'admin')).toBe(1);
    expect(await raised(tester, 'law_firm', ['weeklyDigest'])).toBe(0);
  });

  it('[R107] a notification for everyone also reaches the person who ran the command', async () => {
    const tester = createCommandTester();
    await tester.done(raiseOne, { toggle: 'weeklyDigest', audience: 'everyone' });
    expect(await raised(tester, 'admin')).toBe(1);
    expect(await raised(tester, 'vendor')).toBe(1);
  });

  it('[R107, PR10] a notification about a user’s own account is sent to that user if the toggle is on', async () => {
    const tester = createCommandTester();
    await tester.done(raiseOne, { toggle: 'weeklyDigest', portal: 'admin' });
    expect(await raised(tester, 'admin')).toBe(1);
    expect(await raised(tester, 'banking')).toBe(0);
    await tester.done(raiseOne, { toggle: 'platformUpdates', portal: 'admin' });
    expect(await tester.source.list('notifications')).toHaveLength(9);
  });

  it('[R107] undoing a command also removes its notification', async () => {
    const { run, source } = createCommandTester();
    const result = await run(raiseOne, { toggle: 'weeklyDigest' });
    if (result.status !== 'done') throw new Error(result.status);
    await result.undo?.();
    expect(await source.list('notifications')).toHaveLength(8);
  });

  it('[audit] a notification has an audit entry even if the command changed nothing else', async () => {
    const { done, latestEntry } = createCommandTester();
    await done(raiseOne, { toggle: 'weeklyDigest' });
    expect(await latestEntry()).toMatchObject({
      action: 'test.raise',
      subject: { collection: 'notifications', label: 'Weekly digest' },
    });
  });
});
