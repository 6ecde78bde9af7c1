import { portalKeys } from 'shared-kernel/domain/portal';
import type { CommandInputs } from 'shared-kernel/testing';
import { setNotificationChoices, setOwnPreferences } from './set-preferences';
import { removePhoto } from './set-photo';
import { setSecurityOption } from './set-security-option';
import { setUpAuthenticator } from './set-up-authenticator';

const portal = portalKeys;

export const inputs: readonly CommandInputs[] = [
  {
    command: setSecurityOption,
    with: { portal, toggle: ['apiAccess', 'twoFactorAuthentication'], on: [true, false] },
  },
  { command: setUpAuthenticator, with: { portal } },
  { command: removePhoto, with: { portal } },
  { command: setOwnPreferences, with: { compactView: [true, false] } },
  { command: setNotificationChoices, with: { newContractAssignments: [true, false] } },
];
