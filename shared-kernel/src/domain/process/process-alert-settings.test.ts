import { defaultProcessAlertSettings } from './process-alert-settings';

it('[PM7] by default, email and SMS process alerts are on and the daily digest is off', () => {
  const { emailCriticalAlerts, smsNotifications, dailyDigest } = defaultProcessAlertSettings;
  expect([emailCriticalAlerts, smsNotifications, dailyDigest]).toEqual([true, true, false]);
});
