import type { Command } from 'shared-kernel/workspace';
import { addPerson, removePerson } from './persons/commands/edit-persons';
import { exportAnalytics, rescopeAnalytics } from './analytics/commands/view-analytics';
import { changePassword } from './profile/commands/change-password';
import { saveProfile } from './profile/commands/save-profile';
import { sendSamples } from './profile/commands/send-samples';
import { removePhoto, setPhoto } from './profile/commands/set-photo';
import {
  setNotificationChoices,
  setOwnPreferences,
  setSingleKeys,
} from './profile/commands/set-preferences';
import { setSecurity } from './profile/commands/set-security';
import { setUpAuthenticator } from './profile/commands/set-up-authenticator';
import {
  exportProfile,
  exportSecurityReport,
  viewPermissions,
} from './profile/commands/view-profile';

export { foldEmail, newPersonSchema, persons, type NewPerson, type Person } from './persons/person';

/** All commands of this remote, for the server. This file must not import React or browser APIs. */
export const commands: readonly Command[] = [
  exportAnalytics,
  rescopeAnalytics,
  changePassword,
  saveProfile,
  sendSamples,
  removePhoto,
  setPhoto,
  setNotificationChoices,
  setOwnPreferences,
  setSingleKeys,
  setSecurity,
  setUpAuthenticator,
  exportProfile,
  exportSecurityReport,
  viewPermissions,
  addPerson,
  removePerson,
];
