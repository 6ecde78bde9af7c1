import { defineExportCommand, defineViewCommand } from 'shared-kernel/workspace';
import { profileTerms } from './terms';

export const exportProfile = defineExportCommand(profileTerms.exportProfile);

export const exportSecurityReport = defineExportCommand(profileTerms.exportSecurityReport);

export const viewPermissions = defineViewCommand(profileTerms.viewPermissions);
