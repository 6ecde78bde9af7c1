import { viewCommand } from './view-command';

/** Notes that the list of processes was filtered. */
export const filterProcesses = viewCommand({
  id: 'process.filter',
  label: 'Filtered the processes',
  inReference: false,
});
