import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { profileTerms } from './terms';

export const exportProfile = exportCommand(profileTerms.exportProfile);

export const exportSecurityReport = exportCommand(profileTerms.exportSecurityReport);

export const viewPermissions = viewCommand(profileTerms.viewPermissions);
