import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { profileTerms } from './terms';

export const exportProfile = exportCommand(profileTerms.exportProfile);

export const exportSecurityReport = exportCommand(profileTerms.exportSecurityReport);

/** Whether the profile shows the portal's permissions; the sample has none. */
export const viewPermissions = viewCommand(profileTerms.viewPermissions);
