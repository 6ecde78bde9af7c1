import { portalKeys } from 'shared-kernel/domain/portal';
import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { sampleNotificationContents, notificationToggleKeys } from '../rules/notification-toggle';
import { sendSampleNotifications } from './send-sample-notifications';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

describe('sendSampleNotifications', () => {
  it.each(notificationToggleKeys)(
    '[PR10] sends a sample notification for %s only if that setting is on',
    async (toggle) => {
      tester.session.preferences.write({ [toggle]: true });
      await tester.done(sendSampleNotifications, { toggles: [toggle] });
      expect(await tester.latestNotification()).toMatchObject(sampleNotificationContents[toggle]);
      expect(await tester.source.list('notifications')).toHaveLength(9);
      expect(tester.session.toasts.at(-1)).toMatchObject({ title: 'Sample sent' });

      tester.session.preferences.write({ [toggle]: false });
      await tester.done(sendSampleNotifications, { toggles: [toggle] });
      expect(await tester.source.list('notifications')).toHaveLength(9);
      expect(tester.session.toasts.at(-1)).toMatchObject({ title: 'No sample notification sent' });
    },
  );

  it.each(portalKeys)(
    '[R55, PR10] sends sample notifications to the person of the %s portal',
    async (portal) => {
      const person = createCommandTester({ session: { ...createTestSession(), portal } });
      await person.done(sendSampleNotifications, { toggles: ['securityAlerts'] });
      expect(await person.latestNotification()).toMatchObject({ portal });
    },
  );
});
