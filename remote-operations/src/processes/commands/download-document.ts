import { exportCommand } from 'shared-kernel/workspace';

/** Hands out a document of a milestone. */
export const downloadMilestoneDocument = exportCommand({
  id: 'process.downloadDocument',
  label: 'Downloaded a document',
  inReference: false,
});
