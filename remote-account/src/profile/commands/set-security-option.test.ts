import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { setSecurityOption } from './set-security-option';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester({ session: createTestSession('vendor') });
});

describe('setSecurityOption', () => {
  it('[PR9, B23] changing Two-Factor or API Access updates the profile', async () => {
    await tester.done(setSecurityOption, {
      portal: 'vendor',
      toggle: 'twoFactorAuthentication',
      on: true,
    });
    await tester.done(setSecurityOption, { portal: 'vendor', toggle: 'apiAccess', on: true });
    expect(await tester.record('profiles', 'vendor')).toMatchObject({
      mfaEnabled: true,
      apiKeyStatus: 'Active',
    });
  });
});
