import * as v from 'valibot';
import type { Profile } from 'shared-kernel/domain/profile';
import { defaultPreferences, preferencesSchema } from 'shared-kernel/testing/records';
import { notificationToggleKeys } from './notification-toggle';
import {
  isProfileToggle,
  isToggleOn,
  createPreferenceToggleChange,
  preferenceToggleKeys,
  createProfileToggleChange,
  profileToggleKeys,
  toggleGroups,
  type ToggleGroup,
} from './toggle';

const profile: Profile = {
  portal: 'client',
  fullName: 'Elena Vasquez',
  email: 'elena@meridian.example',
  phone: '',
  organization: 'Meridian',
  jobTitle: '',
  department: '',
  avatar: '',
  portalAccess: ['client'],
  securityLevel: 'Level 3',
  lastLogin: '2024-07-22T09:00:00.000Z',
  mfaEnabled: true,
  apiKeyStatus: 'Inactive',
  auditAccess: false,
};

const labelsOf = ({ toggles }: ToggleGroup) =>
  toggles.map(({ key, label }) => [label, isToggleOn(key, profile, defaultPreferences)]);

const groups = (tab: ToggleGroup['tab']) =>
  Object.fromEntries(
    toggleGroups
      .filter((group) => group.tab === tab)
      .map((group) => [group.title, labelsOf(group)]),
  );

describe('toggles of the settings', () => {
  it('[PR9, B23] by default, Two-Factor and API Access come from the profile, and “Login Notifications” is on', () => {
    expect(groups('security')).toEqual({
      'Security Settings': [
        ['Two-Factor Authentication', true],
        ['Login Notifications', true],
        ['API Access', false],
      ],
    });
    const other: Profile = { ...profile, mfaEnabled: false, apiKeyStatus: 'Active' };
    expect(isToggleOn('twoFactorAuthentication', other, defaultPreferences)).toBe(false);
    expect(isToggleOn('apiAccess', other, defaultPreferences)).toBe(true);
  });

  it('[PR10] notification toggles are grouped and have the specified defaults', () => {
    expect(groups('notifications')).toEqual({
      Contract: [
        ['New contract assignments', true],
        ['Legal review completed', true],
        ['Milestone deadlines', true],
      ],
      Compliance: [
        ['Compliance score changes', true],
        ['AML screening alerts', true],
        ['Audit simulation results', false],
      ],
      System: [
        ['Security alerts', true],
        ['Weekly digest', true],
        ['Platform updates', false],
      ],
    });
  });

  it('[PR11] display and privacy toggles are grouped and have the specified defaults', () => {
    expect(groups('preferences')).toEqual({
      Display: [
        ['Dark mode', false],
        ['Compact view', false],
        ['Show tooltips', true],
      ],
      'Data and Privacy': [
        ['Analytics tracking', true],
        ['Performance monitoring', true],
        ['Share usage data', false],
      ],
    });
  });

  it('[PR9, PR10, PR11] every setting is listed exactly once', () => {
    const shown = toggleGroups.flatMap(({ toggles }) => toggles.map(({ key }) => key)).sort();
    expect(shown).toEqual([...preferenceToggleKeys, ...profileToggleKeys].sort());
    expect(preferenceToggleKeys).toEqual(expect.arrayContaining([...notificationToggleKeys]));
  });

  it.each([true, false])(
    '[PR9, PR10, PR11] a toggle shows the value that was last set: %s',
    (on) => {
      for (const key of preferenceToggleKeys) {
        const preferences = { ...defaultPreferences, ...createPreferenceToggleChange(key, on) };
        expect(isProfileToggle(key)).toBe(false);
        expect(isToggleOn(key, profile, preferences)).toBe(on);
        expect(v.is(preferencesSchema, preferences)).toBe(true);
      }
      for (const key of profileToggleKeys) {
        expect(isProfileToggle(key)).toBe(true);
        const changed = { ...profile, ...createProfileToggleChange(key, on) };
        expect(isToggleOn(key, changed, defaultPreferences)).toBe(on);
      }
    },
  );
});
