import * as v from 'valibot';
import { formatNotificationCount, defineCommand } from 'shared-kernel/workspace';
import { sampleNotificationContents, notificationToggleKeys } from '../rules/notification-toggle';
import { profileTerms } from './terms';

/** Sends one sample notification for each enabled toggle, as a preview for the user (PR10). */
export const sendSampleNotifications = defineCommand({
  ...profileTerms.sendSampleNotifications,
  input: v.object({ toggles: v.array(v.picklist(notificationToggleKeys)) }),
  async apply(transaction, { toggles }, { portal }) {
    for (const toggle of toggles)
      await transaction.raise(toggle, { ...sampleNotificationContents[toggle], portal });
    return toggles.filter((toggle) => transaction.preferences()[toggle]).length;
  },
  audit: (_input, sent) => [
    { subject: { collection: 'notifications', id: '*', label: formatNotificationCount(sent) } },
  ],
  toast: (sent) =>
    sent === 0
      ? {
          title: 'No sample notification sent',
          description: 'All notifications in this group are turned off.',
        }
      : {
          title: sent === 1 ? 'Sample sent' : 'Samples sent',
          description: formatNotificationCount(sent),
        },
});
