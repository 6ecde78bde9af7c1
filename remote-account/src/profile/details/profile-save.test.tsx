import { act, screen, waitFor } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { ProfileSettings } from '../profile-settings';

const toast = 'Your profile information has been successfully updated.';

const show = (behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(
    <>
      <ProfileSettings portal="client" />
      <Toaster />
    </>,
    { portal: 'client', workspace: createTestWorkspace({ behaviour }) },
  );

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: /Update Profile/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('saving the profile form', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(['live', 'reference'] as const)(
    '[PR6] saving a profile shows the toast after 1.5 s, in %s mode @deep',
    async (behaviour) => {
      const { user } = show(behaviour);
      await user.type(await field('Department'), ' II');
      await user.click(save());
      await pass(1499);
      expect(save()).toHaveClass('ant-btn-loading');
      expect(screen.queryByText(toast)).not.toBeInTheDocument();
      await pass(1);
      expect(await screen.findByText('Profile Updated')).toBeVisible();
      expect(screen.getByText(toast)).toBeVisible();
      expect(save()).not.toHaveClass('ant-btn-loading');
    },
  );

  it('[PR6] Undo in the toast restores the old value in the profile form @deep', async () => {
    const { user, workspace } = show();
    await user.type(await field('Department'), ' II');
    await user.click(save());
    await pass(1500);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect((await workspace.source.get('profiles', 'client'))?.record.department).toBe(
      'Executive Office',
    );
    const department = await field('Department');
    await waitFor(() => expect(department).toHaveValue('Executive Office'));
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });
});
