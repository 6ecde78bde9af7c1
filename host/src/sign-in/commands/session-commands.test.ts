import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { profiles } from 'shared-kernel/testing/records';
import { recordSignIn, recordSignOut } from './session-commands';

const browser = 'Firefox on Linux';

describe('sign-in and sign-out', () => {
  it('[PR2, F5] a sign-in sets the last login of the profile and adds an audit entry', async () => {
    const tester = createCommandTester({ session: createTestSession('banking') });
    const before = await tester.record('profiles', 'banking');
    await tester.done(recordSignIn, { browser });
    const signedIn = await tester.latestEntry();
    expect(signedIn).toMatchObject({ label: 'Signed in', portal: 'banking' });
    expect(await tester.record('profiles', 'banking')).toEqual({
      ...before,
      lastLogin: signedIn?.at,
    });
    await tester.done(recordSignOut, {});
    const lines = await tester.source.find('auditEntries', 'at', {});
    expect(lines.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Signed in', 'Signed out']),
    );
  });

  it('[PR9] a sign-in raises a notification with portal, browser and time', async () => {
    const tester = createCommandTester({ session: createTestSession('banking') });
    await tester.done(recordSignIn, { browser });
    const before = (await tester.source.list('notifications')).length;
    await tester.done(recordSignIn, { browser });
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Signed in to the Banking Portal',
      message: expect.stringMatching(
        /^Tan Mei Ling signed in to the Banking Portal with Firefox on Linux, .+\d\d:\d\d .+\.$/,
      ) as string,
      isRead: false,
    });
    await tester.done(recordSignOut, {});
    expect(await tester.source.list('notifications')).toHaveLength(before + 1);
  });

  it('[N1] the first sign-in adds no notification to the eight in the sample data', async () => {
    const tester = createCommandTester({ session: createTestSession('banking') });
    await tester.done(recordSignIn, { browser });
    expect(await tester.source.list('notifications')).toHaveLength(8);
    const other = createCommandTester({
      workspace: tester.workspace,
      session: createTestSession('vendor'),
    });
    await other.done(recordSignIn, { browser });
    expect(await tester.source.list('notifications')).toHaveLength(8);
  });

  it('[PR9] a sign-in is logged but raises no notification if “Login Notifications” is off', async () => {
    const session = createTestSession('banking');
    session.preferences.write({ loginNotifications: false });
    const tester = createCommandTester({ session });
    await tester.done(recordSignIn, { browser });
    const before = await tester.source.list('notifications');
    await tester.done(recordSignIn, { browser });
    expect(await tester.source.list('notifications')).toEqual(before);
    const entry = await tester.latestEntry();
    expect([entry?.label, entry?.note]).toEqual(['Signed in', undefined]);
  });

  it('[PR9, evidence] the audit log records that a sign-in required a code', async () => {
    const withFactor = { mfaEnabled: true, authenticatorSecret: 'ABCDEFGHIJKLMNOP' };
    const records = { profiles: profiles.map((profile) => ({ ...profile, ...withFactor })) };
    const workspace = createTestWorkspace({ records });
    const tester = createCommandTester({ workspace, session: createTestSession('vendor') });
    await tester.done(recordSignIn, { browser });
    expect(await tester.latestEntry()).toMatchObject({
      label: 'Signed in',
      note: 'Verified with an authenticator code',
    });
  });

  it('[R161] the audit entry of a sign-in names the portal even if the workspace contains no profiles', async () => {
    const workspace = createTestWorkspace({ records: { profiles: [] } });
    const tester = createCommandTester({ workspace, session: createTestSession('vendor') });
    const subject = { collection: 'profiles', id: 'vendor' };
    await tester.done(recordSignIn, { browser });
    expect(await tester.latestEntry()).toMatchObject({
      label: 'Signed in',
      portal: 'vendor',
      subject,
    });
    await tester.done(recordSignOut, {});
    expect(await tester.latestEntry()).toMatchObject({
      label: 'Signed out',
      portal: 'vendor',
      subject,
    });
  });
});
