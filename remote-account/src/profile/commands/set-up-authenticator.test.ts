import { createProfileExport } from '../card/profile-export';
import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { setSecurityOption } from './set-security-option';
import { setUpAuthenticator } from './set-up-authenticator';

let tester: CommandTester;
const portal = 'vendor';
const own = () => tester.record('profiles', portal);

beforeEach(() => {
  tester = createCommandTester({ session: createTestSession(portal) });
});

describe('setUpAuthenticator', () => {
  it('[PR9] turning Two-Factor on creates an authenticator, and turning Two-Factor off removes it', async () => {
    await tester.done(setUpAuthenticator, { portal });
    const first = await own();
    expect(first).toMatchObject({
      mfaEnabled: true,
      authenticatorSecret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
    });
    await tester.done(setUpAuthenticator, { portal });
    expect((await own())?.authenticatorSecret).toBe(first?.authenticatorSecret);
    const off = { portal, toggle: 'twoFactorAuthentication', on: false } as const;
    await tester.done(setSecurityOption, off);
    expect((await own())?.authenticatorSecret).toBeUndefined();
    await tester.done(setUpAuthenticator, { portal });
    expect((await own())?.authenticatorSecret).not.toBe(first?.authenticatorSecret);
  });

  it('[PR9] Undo restores the authenticator after Two-Factor was turned off', async () => {
    await tester.done(setUpAuthenticator, { portal });
    const before = await own();
    const off = { portal, toggle: 'twoFactorAuthentication', on: false } as const;
    const result = await tester.run(setSecurityOption, off);
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    expect(await own()).not.toEqual(before);
    expect(await result.undo?.()).toEqual({ status: 'done' });
    expect(await own()).toEqual(before);
  });

  it('[PR9, evidence] neither the audit log nor the profile export contains the authenticator secret', async () => {
    await tester.done(setUpAuthenticator, { portal });
    await tester.done(setSecurityOption, { portal, toggle: 'apiAccess', on: true });
    const profile = await own();
    const secret = profile?.authenticatorSecret;
    if (!profile || secret === undefined) throw new Error('It was not set up');
    const entries = await tester.source.list('auditEntries');
    expect(entries.map(({ label }) => label)).toContain('Set up the authenticator');
    expect(JSON.stringify(entries)).not.toContain(secret);
    const text = createProfileExport(profile, tester.session.preferences.read(), profile.lastLogin);
    expect(text).toContain(profile.fullName);
    expect(text).not.toContain(secret);
  });

  it('[PR9, policy] refuses to set up the authenticator of another portal', async () => {
    expect(await tester.run(setUpAuthenticator, { portal: 'banking' })).toMatchObject({
      status: 'failed',
      error: { kind: 'denied' },
    });
  });
});
