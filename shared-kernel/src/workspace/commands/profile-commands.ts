import * as v from 'valibot';
import { passwordChangeDelayMs, portalKeySchema, profileSaveDelayMs } from '../../domain/portal';
import {
  notificationToggleKeys,
  passwordFormSchema,
  photoTextLimit,
  preferencesSchema,
  profileFormSchema,
  profileSchema,
  profileToggleChange,
  profileToggleKeys,
  type Preferences,
  type Profile,
} from '../../domain/profile';
import { defineCommand, type CommandTransaction } from '../command';
import { editedForm, formOf, subjectOf } from './changed-fields';

const profileFields = [
  'fullName',
  'email',
  'phone',
  'organization',
  'jobTitle',
  'department',
] as const;

const photo = v.pipe(
  v.string(),
  v.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'Not a picture'),
  v.maxLength(photoTextLimit, 'The picture is too large'),
);

const notificationChoices = v.partial(
  v.object(
    Object.fromEntries(
      [...notificationToggleKeys, 'loginNotifications' as const].map((key) => [key, v.boolean()]),
    ) as Record<
      (typeof notificationToggleKeys)[number] | 'loginNotifications',
      v.BooleanSchema<undefined>
    >,
  ),
);

const ownChoices = v.partial(
  v.object({
    colourMode: preferencesSchema.entries.colourMode.wrapped,
    compactView: v.boolean(),
    showTooltips: v.boolean(),
    analyticsTracking: v.boolean(),
    performanceMonitoring: v.boolean(),
    shareUsageData: v.boolean(),
  }),
);

function setPreferences(transaction: CommandTransaction, changes: Partial<Preferences>) {
  const before = transaction.preferences();
  transaction.setPreferences(changes);
  return { changes, before: formOf(before, Object.keys(changes) as (keyof Preferences)[]) };
}

const auditPreferences = (
  _input: unknown,
  { changes, before }: { readonly changes: object; readonly before: object },
) => [
  {
    subject: { collection: 'preferences', id: 'preferences', label: 'Preferences' },
    before,
    after: changes,
  },
];

async function changeProfile(
  transaction: CommandTransaction,
  portal: Profile['portal'],
  changes: Partial<Profile>,
): Promise<Profile> {
  const profile = { ...(await transaction.need('profiles', portal)), ...changes };
  transaction.put('profiles', profile);
  return profile;
}

/** A line without the pictures themselves, which would fill the log. */
const auditPhoto = (profile: Profile, note: string) => [
  { subject: subjectOf('profiles', profile), note },
];

/** Saves the form after the stated 1.5 s (PR6); `from` is what the form began with. */
export const saveProfile = defineCommand({
  id: 'profile.save',
  label: 'Saved the profile',
  input: v.object({
    portal: portalKeySchema,
    from: v.pick(profileSchema, profileFields),
    to: profileFormSchema,
  }),
  inReference: true,
  permission: 'change',
  delayMs: profileSaveDelayMs,
  async apply(transaction, { portal, from, to }) {
    const current = formOf(await transaction.need('profiles', portal), profileFields);
    const form = editedForm({ collection: 'profiles', key: portal, from, to, current });
    return changeProfile(transaction, portal, form);
  },
  isToastStated: true,
  toast: () => ({
    title: 'Profile Updated',
    description: 'Your profile information has been successfully updated.',
  }),
});

/** The simulated change of a password after the stated 2 s (PR8); no password is kept anywhere. */
export const changePassword = defineCommand({
  id: 'profile.changePassword',
  label: 'Changed the password',
  input: v.object({ portal: portalKeySchema, form: passwordFormSchema }),
  inReference: true,
  permission: 'change',
  delayMs: passwordChangeDelayMs,
  isUndoable: false,
  async apply(transaction, { portal }) {
    const profile = await transaction.need('profiles', portal);
    await transaction.raise('securityAlerts', {
      type: 'info',
      category: 'system',
      title: 'Password changed',
      message: `The password of ${profile.fullName} was changed.`,
      source: 'Security',
      actionRequired: false,
      priority: 'medium',
    });
    return profile;
  },
  audit: (_input, profile) => [
    { subject: subjectOf('profiles', profile), note: 'The password was changed.' },
  ],
  isToastStated: true,
  toast: () => ({
    title: 'Password Changed',
    description: 'Your password has been successfully updated.',
  }),
});

/** Sets the photo: a PNG, JPEG or WebP of at most about 700 kB as a data address. */
export const setPhoto = defineCommand({
  id: 'profile.setPhoto',
  label: 'Uploaded a photo',
  input: v.object({ portal: portalKeySchema, image: photo }),
  inReference: true,
  permission: 'change',
  apply: (transaction, { portal, image }) => changeProfile(transaction, portal, { avatar: image }),
  audit: (_input, profile) => auditPhoto(profile, 'The photo was set.'),
  toast: ({ fullName }) => ({ title: 'Photo updated', description: fullName }),
});

export const removePhoto = defineCommand({
  id: 'profile.removePhoto',
  label: 'Removed the photo',
  input: v.object({ portal: portalKeySchema }),
  inReference: true,
  permission: 'change',
  apply: (transaction, { portal }) => changeProfile(transaction, portal, { avatar: '' }),
  audit: (_input, profile) => auditPhoto(profile, 'The photo was removed.'),
  toast: ({ fullName }) => ({ title: 'Photo removed', description: fullName }),
});

/** Two-Factor Authentication and API Access, which the profile card follows (PR9, B23). */
export const setSecurity = defineCommand({
  id: 'profile.setSecurity',
  label: 'Changed security settings',
  input: v.object({
    portal: portalKeySchema,
    toggle: v.picklist(profileToggleKeys),
    on: v.boolean(),
  }),
  inReference: true,
  permission: 'change',
  async apply(transaction, { portal, toggle, on }) {
    const change = profileToggleChange(toggle, on);
    const profile = await changeProfile(transaction, portal, change);
    const what = toggle === 'apiAccess' ? 'API access' : 'Two-factor authentication';
    await transaction.raise('securityAlerts', {
      type: on ? 'success' : 'warning',
      category: 'system',
      title: `${what} turned ${on ? 'on' : 'off'}`,
      message: `${what} of ${profile.fullName} was turned ${on ? 'on' : 'off'}.`,
      source: 'Security',
      actionRequired: false,
      priority: on ? 'low' : 'high',
    });
    return profile;
  },
});

/** The notification toggles and Login Notifications (PR9, PR10). */
export const setNotificationChoices = defineCommand({
  id: 'preferences.setNotifications',
  label: 'Changed notification settings',
  input: notificationChoices,
  inReference: true,
  permission: 'change',
  apply: setPreferences,
  audit: auditPreferences,
});

/** Display, data and privacy: what only the person at this browser sees (PR11). */
export const setOwnPreferences = defineCommand({
  id: 'preferences.setOwn',
  label: 'Changed preferences',
  input: ownChoices,
  inReference: true,
  permission: 'own',
  apply: setPreferences,
  audit: auditPreferences,
});
