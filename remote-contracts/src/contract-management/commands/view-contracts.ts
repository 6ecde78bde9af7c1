import { defineExportCommand, defineViewCommand } from 'shared-kernel/workspace';
import { contractTerms } from './terms';

export const exportContracts = defineExportCommand(contractTerms.exportContracts);

export const viewContractDocument = defineViewCommand(contractTerms.viewContractDocument);

export const downloadContractDocument = defineExportCommand(contractTerms.downloadContractDocument);

export const viewRecording = defineViewCommand(contractTerms.viewRecording);
