import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { profileTerms } from './terms';

export const exportProfile = exportCommand(profileTerms.exportProfile);

export const exportSecurityReport = exportCommand(profileTerms.exportSecurityReport);

/** Whether the profile says what its portal may do; the sample knows no permissions. */
export const viewPermissions = viewCommand(profileTerms.viewPermissions);
