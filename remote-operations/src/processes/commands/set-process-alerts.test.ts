import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { setProcessAlerts } from './set-process-alerts';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

describe('the alert toggles', () => {
  it('[PM7] keeps the alert toggles', async () => {
    await tester.done(setProcessAlerts, { dailyDigest: true });
    expect(await tester.record('settings', 'process-alerts')).toMatchObject({
      dailyDigest: true,
      smsNotifications: true,
    });
  });
});
