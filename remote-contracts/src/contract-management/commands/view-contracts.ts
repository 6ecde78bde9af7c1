import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { contractTerms } from './terms';

export const exportContracts = exportCommand(contractTerms.exportContracts);

export const viewContractDocument = viewCommand(contractTerms.viewContractDocument);

export const downloadContractDocument = exportCommand(contractTerms.downloadContractDocument);

export const viewRecording = viewCommand(contractTerms.viewRecording);
