import { defineExportCommand } from 'shared-kernel/workspace';
import { complianceTerms } from './terms';

export const exportCompliance = defineExportCommand(complianceTerms.exportCompliance);
