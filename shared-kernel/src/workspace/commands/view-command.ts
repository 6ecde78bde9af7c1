import * as v from 'valibot';
import { defineCommand } from './command';
import type { CommandTerms } from './command-terms';

/**
 * Defines a command that only shows something. In `reference`, the command may have no effect.
 *
 * @example
 * const showEvidence = defineViewCommand({
 *   id: 'contract.showEvidence',
 *   label: 'Showed the evidence',
 * });
 */
export const defineViewCommand = (terms: Omit<CommandTerms, 'permission'>) =>
  defineCommand({
    ...terms,
    input: v.optional(v.object({}), {}),
    permission: 'look',
    inBrowser: true,
    isUndoable: false,
    apply: () => undefined,
  });

/**
 * The command that computes figures from the workspace. If the command is not available, the figures are fixed texts.
 *
 * @example
 * const isFixed = useAvailability(computeFigures).state === 'inert';
 */
export const computeFigures = defineViewCommand({
  id: 'figures.compute',
  label: 'Computed the figures',
});

/**
 * The command that filters the list of processes. In `reference`, the filter has no effect.
 *
 * @example
 * const isPickable = useAvailability(filterProcesses).state !== 'inert';
 */
export const filterProcesses = defineViewCommand({
  id: 'process.filter',
  label: 'Filtered the processes',
});
