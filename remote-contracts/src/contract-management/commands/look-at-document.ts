import { exportCommand, viewCommand } from 'shared-kernel/workspace';

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
