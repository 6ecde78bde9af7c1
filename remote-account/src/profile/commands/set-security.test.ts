import { commandTester, testSession, type CommandTester } from 'shared-kernel/testing';
import { setSecurity } from './set-security';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester({ session: testSession('vendor') });
});

describe('setSecurity', () => {
  it('[PR9, B23] sets Two-Factor and API Access in the profile', async () => {
    await tester.done(setSecurity, {
      portal: 'vendor',
      toggle: 'twoFactorAuthentication',
      on: true,
    });
    await tester.done(setSecurity, { portal: 'vendor', toggle: 'apiAccess', on: true });
    expect(await tester.record('profiles', 'vendor')).toMatchObject({
      mfaEnabled: true,
      apiKeyStatus: 'Active',
    });
  });
});
