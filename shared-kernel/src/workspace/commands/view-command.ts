import * as v from 'valibot';
import { defineCommand } from './command';
import type { CommandTerms } from './command-terms';

/**
 * Defines a command that only shows something, without changing records. It may have no effect in `reference` mode.
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
 * The command that computes KPIs from the workspace. If it is not available, screens show fixed texts instead.
 *
 * @example
 * const isFixed = useAvailability(computeKpis).state === 'inert';
 */
export const computeKpis = defineViewCommand({
  id: 'figures.compute',
  label: 'Computed the KPIs',
});

/**
 * The command that filters the list of processes. In `reference` mode it has no effect.
 *
 * @example
 * const isPickable = useAvailability(filterProcesses).state !== 'inert';
 */
export const filterProcesses = defineViewCommand({
  id: 'process.filter',
  label: 'Filtered the processes',
});
