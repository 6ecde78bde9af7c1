import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { changePassword } from './change-password';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

describe('changePassword', () => {
  it('[PR8] changing the password succeeds after two seconds and stores no password', async () => {
    jest.useFakeTimers();
    const form = {
      currentPassword: 'old secret',
      newPassword: 'new secret',
      confirmPassword: 'new secret',
    };
    const changing = tester.run(changePassword, { portal: 'admin', form });
    await jest.advanceTimersByTimeAsync(1999);
    expect(tester.session.toasts).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await changing).toMatchObject({ status: 'done', undo: undefined });
    jest.useRealTimers();
    expect(tester.session.toasts).toMatchObject([
      {
        title: 'Password Changed',
        description: 'Your password has been successfully updated.',
        action: undefined,
      },
    ]);
    expect(JSON.stringify(await tester.source.list('auditEntries'))).not.toContain('secret');
  });

  it('[PR7] reports mismatched passwords at the confirmation field', async () => {
    const form = { currentPassword: 'a', newPassword: 'long enough', confirmPassword: 'other' };
    expect(await tester.run(changePassword, { portal: 'admin', form })).toMatchObject({
      status: 'failed',
      error: { issues: [{ field: 'form.confirmPassword', message: "Passwords don't match" }] },
    });
  });
});
