import type { Command } from 'shared-kernel/workspace';
import { addPerson, removePerson } from './persons/commands/edit-persons';
import { exportAnalytics, changeAnalyticsScope } from './analytics/commands/view-analytics';
import { changePassword } from './profile/commands/change-password';
import { saveProfile } from './profile/commands/save-profile';
import { sendSampleNotifications } from './profile/commands/send-sample-notifications';
import { removePhoto, setPhoto } from './profile/commands/set-photo';
import {
  setNotificationChoices,
  setOwnPreferences,
  setSingleKeyShortcuts,
} from './profile/commands/set-preferences';
import { setSecurityOption } from './profile/commands/set-security-option';
import { setUpAuthenticator } from './profile/commands/set-up-authenticator';
import {
  exportProfile,
  exportSecurityReport,
  viewPermissions,
} from './profile/commands/view-profile';

export {
  normalizeEmail,
  newPersonSchema,
  personCollection,
  type NewPerson,
  type Person,
} from './persons/person';

/** All commands of this remote. The server imports this file, so it must not import React or browser APIs. */
export const commands: readonly Command[] = [
  exportAnalytics,
  changeAnalyticsScope,
  changePassword,
  saveProfile,
  sendSampleNotifications,
  removePhoto,
  setPhoto,
  setNotificationChoices,
  setOwnPreferences,
  setSingleKeyShortcuts,
  setSecurityOption,
  setUpAuthenticator,
  exportProfile,
  exportSecurityReport,
  viewPermissions,
  addPerson,
  removePerson,
];
