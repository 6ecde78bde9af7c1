import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { saveProfile } from './save-profile';

describe('saveProfile', () => {
  it('[PR6] saving a profile shows the specified toast after 1.5 s, without Undo in reference mode', async () => {
    jest.useFakeTimers();
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    const { done, session, record } = createCommandTester({ workspace });
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

  it('[PR6, C7] saving a profile with a new email address stores the time of that change', async () => {
    const { run, record } = createCommandTester();
    const immediate = { ...saveProfile, delayMs: 0 };
    const from = await record('profiles', 'admin');
    if (!from) throw new Error('There is a profile of the admin.');
    const save = (to: Partial<typeof from>) =>
      run(immediate, { portal: 'admin', from, to: { ...from, ...to } });
    await save({ jobTitle: 'Auditor' });
    expect(await record('profiles', 'admin')).not.toHaveProperty('emailSince');
    await save({ email: 'nadia@trustfold.example' });
    expect(await record('profiles', 'admin')).toMatchObject({
      email: 'nadia@trustfold.example',
      emailSince: '2024-07-22T09:00:00.000Z',
    });
  });
});
