import { defaultProcessAlertSettings } from './process-alert-settings';

it('[PM7] process alerts start with email and SMS on and the daily digest off', () => {
  const { emailCriticalAlerts, smsNotifications, dailyDigest } = defaultProcessAlertSettings;
  expect([emailCriticalAlerts, smsNotifications, dailyDigest]).toEqual([true, true, false]);
});
