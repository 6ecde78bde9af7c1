import { viewCommand } from './view-command';

/**
 * Whether figures with a fixed text are computed from the workspace.
 *
 * @example
 * const isFixed = useAvailability(computeFigures).state === 'inert';
 */
export const computeFigures = viewCommand({
  id: 'figures.compute',
  label: 'Computed the figures',
  inReference: false,
});
