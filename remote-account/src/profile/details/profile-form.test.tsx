import { act, screen } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { Toaster } from 'shared-kernel/ui/toaster';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { defaultPreferences } from 'shared-kernel/testing/records';
import { saveProfile } from '../commands/save-profile';
import { ProfileSettings } from '../profile-settings';

const toast = 'Your profile information has been successfully updated.';

const show = (portal: PortalKey = 'client') =>
  renderWithProviders(
    <>
      <ProfileSettings portal={portal} />
      <Toaster />
    </>,
    { portal },
  );

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: /Update Profile/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('profile form', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[PR4] shows the six fields of the profile', async () => {
    show();
    expect(await field('Full Name')).toHaveValue('Elena Vasquez');
    expect(await field('Email Address')).toHaveValue('elena.vasquez@meridian-energy.example');
    expect(await field('Phone Number')).toHaveValue('+1 832 555 0117');
    expect(await field('Organization')).toHaveValue('Meridian Energy Partners');
    expect(await field('Job Title')).toHaveValue('Chief Executive Officer');
    expect(await field('Department')).toHaveValue('Executive Office');
  });

  it.each([
    ['Full Name', 'E', 'Full name must be at least 2 characters'],
    ['Email Address', 'elena at meridian', 'Invalid email address'],
    ['Organization', ' ', 'Organization is required'],
  ])(
    '[PR5] in the profile form, the field %s shows an error next to the value %j @deep',
    async (name, text, message) => {
      const { user } = show();
      const input = await field(name);
      await user.clear(input);
      await user.type(input, text);
      await user.click(save());
      expect(await screen.findByText(message)).toBeVisible();
      expect(input).toHaveAccessibleDescription(message);
      expect(input).toBeInvalid();
      expect(input).toHaveFocus();
      expect(screen.queryByText(toast)).not.toBeInTheDocument();
    },
  );

  it('[PR5] the profile form focuses the first invalid field and shows the number of invalid fields', async () => {
    const { user } = show();
    await user.clear(await field('Organization'));
    await user.clear(await field('Email Address'));
    await user.clear(await field('Full Name'));
    await user.click(save());
    expect(await field('Full Name')).toHaveFocus();
    expect(screen.getByText('3 fields need attention.')).toBeInTheDocument();
  });

  it('[PR5] the profile form accepts an empty phone, job title and department @deep', async () => {
    const { user, workspace } = show();
    for (const name of ['Phone Number', 'Job Title', 'Department']) {
      await user.clear(await field(name));
    }
    await user.click(save());
    await pass(1500);
    expect(await screen.findByText(toast)).toBeVisible();
    expect((await workspace.source.get('profiles', 'client'))?.record).toMatchObject({
      phone: '',
      jobTitle: '',
      department: '',
    });
  });

  it('[PR4, PR6] the profile form submits with Ctrl+Enter from any field', async () => {
    const { user } = show();
    await user.type(await field('Department'), ' II{Control>}{Enter}{/Control}');
    await pass(1500);
    expect(await screen.findByText(toast)).toBeVisible();
  });

  it('[PR6] text that is typed while the profile is being saved stays in the form @deep', async () => {
    const { user } = show();
    await user.type(await field('Department'), ' A');
    await user.click(save());
    await user.type(await field('Department'), 'B');
    await pass(1500);
    expect(await screen.findByText(toast)).toBeVisible();
    expect(await field('Department')).toHaveValue('Executive Office AB');
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  });

  it('[PR4] “Discard changes” restores the saved profile', async () => {
    const { user } = show();
    await user.type(await field('Department'), ' A');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await field('Department')).toHaveValue('Executive Office');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  it('[PR4] reopening the profile form restores unsaved text, separately for each portal @deep', async () => {
    const lost = show();
    await lost.user.type(await field('Department'), ' A');
    lost.unmount();

    const other = show('admin');
    expect(await field('Department')).not.toHaveDisplayValue(/ A$/);
    other.unmount();

    const { user } = show();
    expect(await field('Department')).toHaveValue('Executive Office A');
    expect(screen.getByText(/Draft restored/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await field('Department')).toHaveValue('Executive Office');
    expect(screen.queryByText(/Draft restored/)).not.toBeInTheDocument();
  });

  it('[PR4, policy] lets the regulator save their profile', async () => {
    const { user } = show('regulator');
    expect(await field('Full Name')).toBeEnabled();
    await user.type(await field('Full Name'), ' of Brussels');
    await user.click(save());
    await pass(1500);
    expect(await screen.findByText(toast)).toBeVisible();
  });

  describe('profile form with changes by another user', () => {
    const change = async (workspace: ReturnType<typeof show>['workspace'], fullName: string) => {
      const current = (await workspace.source.get('profiles', 'client'))?.record;
      if (!current) throw new Error('No profile');
      await act(async () => {
        const done = workspace.run(
          saveProfile,
          { portal: 'client', from: current, to: { ...current, fullName } },
          { portal: 'client', preferences: { read: () => defaultPreferences, write: jest.fn() } },
        );
        await jest.advanceTimersByTimeAsync(1500);
        await done;
        await jest.advanceTimersByTimeAsync(1);
      });
    };

    it('[PR4] the profile form shows another user’s changes while it has no unsaved input', async () => {
      const { workspace } = show();
      await field('Full Name');
      await change(workspace, 'Elena Ortiz');
      expect(await field('Full Name')).toHaveValue('Elena Ortiz');
    });

    it('[PR6] saving a profile does not overwrite another user’s changes to other fields', async () => {
      const { user, workspace } = show();
      await user.type(await field('Department'), ' II');
      await change(workspace, 'Elena Ortiz');
      await user.click(save());
      await pass(1500);
      expect(await screen.findByText(toast)).toBeVisible();
      expect((await workspace.source.get('profiles', 'client'))?.record).toMatchObject({
        fullName: 'Elena Ortiz',
        department: 'Executive Office II',
      });
    });

    it.each([
      ['Use their changes', 'Elena Ortiz'],
      ['Keep my changes', 'Elena Mine'],
    ])(
      '[PR6] lets the user choose between two conflicting names in a profile: %s @deep',
      async (answer, name) => {
        const { user, workspace } = show();
        await user.clear(await field('Full Name'));
        await user.type(await field('Full Name'), 'Elena Mine');
        await change(workspace, 'Elena Ortiz');
        await user.click(save());
        await pass(1500);
        expect(await screen.findByText('Full Name is now “Elena Ortiz”')).toBeVisible();
        await user.click(screen.getByRole('button', { name: answer }));
        expect(await field('Full Name')).toHaveValue(name);
        await user.click(save());
        await pass(1500);
        expect(await screen.findByText(toast)).toBeVisible();
        expect((await workspace.source.get('profiles', 'client'))?.record.fullName).toBe(name);
      },
    );
  });
});
