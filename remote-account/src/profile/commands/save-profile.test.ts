import { commandTester, createTestWorkspace } from 'shared-kernel/testing';
import { saveProfile } from './save-profile';

describe('saving the profile', () => {
  it('[PR6] shows the stated toast after the stated time, without Undo', async () => {
    jest.useFakeTimers();
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    const { done, session, record } = commandTester({ workspace });
    const from = {
      fullName: 'Nadia Rahman',
      email: 'nadia.rahman@trustfold.example',
      phone: '+1 713 555 0142',
      organization: 'Trustfold',
      jobTitle: 'Platform Administrator',
      department: 'Platform Operations',
    };
    const to = { ...from, fullName: 'Nadia R.' };
    const result = done(saveProfile, { portal: 'admin', from, to });
    await jest.advanceTimersByTimeAsync(1499);
    expect(session.toasts).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await result;
    jest.useRealTimers();
    expect(session.toasts).toEqual([
      {
        title: 'Profile Updated',
        description: 'Your profile information has been successfully updated.',
        action: undefined,
      },
    ]);
    expect((await record('profiles', 'admin'))?.fullName).toBe('Nadia R.');
  });
});
