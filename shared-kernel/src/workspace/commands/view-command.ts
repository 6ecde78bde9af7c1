import * as v from 'valibot';
import { defineCommand } from './command';
import type { CommandTerms } from './command-terms';

/**
 * Defines a command that only shows something. In `reference`, the command may have no effect.
 *
 * @example
 * const showEvidence = viewCommand({
 *   id: 'contract.showEvidence',
 *   label: 'Showed the evidence',
 * });
 */
export const viewCommand = (terms: Omit<CommandTerms, 'permission'>) =>
  defineCommand({
    ...terms,
    input: v.optional(v.object({}), {}),
    permission: 'look',
    isUndoable: false,
    apply: () => undefined,
  });

/**
 * Whether figures are computed from the workspace. Otherwise the figures are fixed texts.
 *
 * @example
 * const isFixed = useAvailability(computeFigures).state === 'inert';
 */
export const computeFigures = viewCommand({
  id: 'figures.compute',
  label: 'Computed the figures',
});

/**
 * Records that the list of processes was filtered.
 *
 * @example
 * const isPickable = useAvailability(filterProcesses).state !== 'inert';
 */
export const filterProcesses = viewCommand({
  id: 'process.filter',
  label: 'Filtered the processes',
});
