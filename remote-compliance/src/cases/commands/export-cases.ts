import { defineExportCommand } from 'shared-kernel/workspace';
import { caseTerms } from './terms';

export const exportCases = defineExportCommand(caseTerms.exportCases);
