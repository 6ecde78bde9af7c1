import { exportCommand } from 'shared-kernel/workspace';
import { caseTerms } from './terms';

export const exportCases = exportCommand(caseTerms.exportCases);
