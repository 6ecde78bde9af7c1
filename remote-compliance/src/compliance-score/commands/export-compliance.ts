import { exportCommand } from 'shared-kernel/workspace';
import { complianceTerms } from './terms';

export const exportCompliance = exportCommand(complianceTerms.exportCompliance);
