import { defaultProcessAlertSettings } from './process-alert-settings';

it('[PM7] process alerts have email and SMS on and the daily digest off by default', () => {
  const { emailCriticalAlerts, smsNotifications, dailyDigest } = defaultProcessAlertSettings;
  expect([emailCriticalAlerts, smsNotifications, dailyDigest]).toEqual([true, true, false]);
});
