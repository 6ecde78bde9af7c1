import { exportCommand } from 'shared-kernel/workspace';

export const downloadClientDocument = exportCommand({
  id: 'client.downloadDocument',
  label: 'Downloaded a document',
  inReference: true,
});
