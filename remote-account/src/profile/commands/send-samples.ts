import * as v from 'valibot';
import { countNotifications, defineCommand } from 'shared-kernel/workspace';
import { notificationSample, notificationToggleKeys } from '../rules/notification-toggle';
import { profileTerms } from './terms';

/** Sends one sample notification for each enabled toggle, as a preview for the user (PR10). */
export const sendSamples = defineCommand({
  ...profileTerms.sendSamples,
  input: v.object({ toggles: v.array(v.picklist(notificationToggleKeys)) }),
  async apply(transaction, { toggles }, { portal }) {
    for (const toggle of toggles)
      await transaction.raise(toggle, { ...notificationSample[toggle], portal });
    return toggles.filter((toggle) => transaction.preferences()[toggle]).length;
  },
  audit: (_input, sent) => [
    { subject: { collection: 'notifications', id: '*', label: countNotifications(sent) } },
  ],
  toast: (sent) =>
    sent === 0
      ? { title: 'No sample sent', description: 'All of these notifications are switched off.' }
      : {
          title: sent === 1 ? 'Sample sent' : 'Samples sent',
          description: countNotifications(sent),
        },
});
