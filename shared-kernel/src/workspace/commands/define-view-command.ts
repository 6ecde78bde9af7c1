import * as v from 'valibot';
import { defineCommand } from './command';
import type { CommandTerms } from './command-terms';

/** Defines a command that changes no records, such as opening a view. In `reference` mode, it can have no effect. */
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
 */
export const computeKpis = defineViewCommand({
  id: 'figures.compute',
  label: 'Computed KPIs',
});

/**
 * The command that filters the list of processes. In `reference` mode it has no effect.
 *
 * @example
 * const isPickable = useAvailability(filterProcesses).state !== 'inert';
 */
export const filterProcesses = defineViewCommand({
  id: 'process.filter',
  label: 'Filtered processes',
});
