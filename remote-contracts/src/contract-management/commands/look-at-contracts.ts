import { exportCommand, viewCommand } from 'shared-kernel/workspace';

export const exportContracts = exportCommand({
  id: 'contract.export',
  label: 'Exported the contracts',
  inReference: true,
});

export const viewContractDocument = viewCommand({
  id: 'contract.viewDocument',
  label: 'Viewed a document',
  inReference: false,
});

export const downloadContractDocument = exportCommand({
  id: 'contract.downloadDocument',
  label: 'Downloaded a document',
  inReference: false,
});

export const viewRecording = viewCommand({
  id: 'contract.viewRecording',
  label: 'Played the recording',
  inReference: false,
});
