import type { CommandTerms } from 'shared-kernel/workspace';

/** Permissions and labels of the commands, in a separate module so that buttons do not load the command code. */
export const profileTerms = {
  changePassword: {
    id: 'profile.changePassword',
    label: 'Changed the password',
    permission: 'own',
    inReference: true,
  },
  exportProfile: {
    id: 'profile.export',
    label: 'Exported the profile',
    permission: 'export',
    inReference: true,
  },
  exportSecurityReport: {
    id: 'profile.securityReport',
    label: 'Downloaded the security report',
    permission: 'export',
    inReference: true,
  },
  viewPermissions: {
    id: 'profile.viewPermissions',
    label: 'Viewed permissions',
    permission: 'look',
  },
  saveProfile: {
    id: 'profile.save',
    label: 'Saved the profile',
    permission: 'own',
    inReference: true,
  },
  sendSampleNotifications: {
    id: 'notification.sendSamples',
    label: 'Sent sample notifications',
    permission: 'own',
  },
  setPhoto: {
    id: 'profile.setPhoto',
    label: 'Uploaded a photo',
    permission: 'own',
    inReference: true,
  },
  removePhoto: {
    id: 'profile.removePhoto',
    label: 'Removed the photo',
    permission: 'own',
    inReference: true,
  },
  setNotificationChoices: {
    id: 'preferences.setNotifications',
    label: 'Changed notification settings',
    permission: 'own',
    inReference: true,
  },
  setSingleKeyShortcuts: {
    id: 'preferences.setSingleKeys',
    label: 'Changed preferences',
    permission: 'own',
  },
  setOwnPreferences: {
    id: 'preferences.setOwn',
    label: 'Changed preferences',
    permission: 'own',
    inReference: true,
  },
  setSecurityOption: {
    id: 'profile.setSecurity',
    label: 'Changed security settings',
    permission: 'own',
    inReference: true,
  },
  setUpAuthenticator: {
    id: 'profile.setUpAuthenticator',
    label: 'Set up the authenticator',
    permission: 'own',
  },
} as const satisfies Record<string, CommandTerms>;
