import { portalKeys } from 'shared-kernel/domain/portal';
import { commandTester, testSession, type CommandTester } from 'shared-kernel/testing';
import { notificationSample, notificationToggleKeys } from '../rules/notification-toggle';
import { sendSamples } from './send-samples';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

describe('sendSamples', () => {
  it.each(notificationToggleKeys)(
    '[PR10] sends a sample notification for %s only if that setting is on',
    async (toggle) => {
      tester.session.preferences.write({ [toggle]: true });
      await tester.done(sendSamples, { toggles: [toggle] });
      expect(await tester.latestNotification()).toMatchObject(notificationSample[toggle]);
      expect(await tester.source.count('notifications')).toBe(9);
      expect(tester.session.toasts.at(-1)).toMatchObject({ title: 'Sample sent' });

      tester.session.preferences.write({ [toggle]: false });
      await tester.done(sendSamples, { toggles: [toggle] });
      expect(await tester.source.count('notifications')).toBe(9);
      expect(tester.session.toasts.at(-1)).toMatchObject({ title: 'No sample sent' });
    },
  );

  it.each(portalKeys)(
    '[R55, PR10] sends sample notifications to the person of the %s portal',
    async (portal) => {
      const person = commandTester({ session: { ...testSession(), portal } });
      await person.done(sendSamples, { toggles: ['securityAlerts'] });
      expect(await person.latestNotification()).toMatchObject({ portal });
    },
  );
});
