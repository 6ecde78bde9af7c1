import { viewCommand } from './view-command';

/**
 * Notes that the list of processes was filtered.
 *
 * @example
 * const isPickable = useAvailability(filterProcesses).state !== 'inert';
 */
export const filterProcesses = viewCommand({
  id: 'process.filter',
  label: 'Filtered the processes',
  inReference: false,
});
