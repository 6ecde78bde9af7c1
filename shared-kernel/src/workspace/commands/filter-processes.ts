import { viewCommand } from './view-command';

export const filterProcesses = viewCommand({
  id: 'process.filter',
  label: 'Filtered the processes',
  inReference: false,
});
