import * as v from 'valibot';
import { permissions } from '../../domain/portal';
import type { Replaced } from '../backup/replacing';
import { defineCommand } from './command';
import { courseFields } from '../transfer/progress';
import { bringTransfer, wholeWorkspace } from './workspace-commands';

/**
 * What all of them have in common: a backup of what is there is kept first, in the same turn, or they
 * end with an issue of the field `backup`, unless they are to go on without.
 */
const replacing = { ...courseFields, withoutBackup: v.optional(v.boolean()) };

const terms = {
  permission: permissions.workspace,
  isUndoable: false,
  audit: (_input: unknown, { note }: Replaced) => wholeWorkspace(note),
  toast: ({ toast }: Replaced) => toast,
} as const;

/**
 * Replaces the workspace by an exported one; a file that is wrong anywhere changes nothing.
 *
 * @example
 * const { run } = useCommand(importWorkspace);
 * await run({ file: new Blob([text]) });
 */
export const importWorkspace = defineCommand({
  ...terms,
  id: 'workspace.import',
  label: 'Imported a workspace',
  input: v.object({ file: v.blob(), ...replacing }),
  apply: async (transaction, input, context) =>
    (await bringTransfer()).replaceByFile(transaction, input, context),
});

/**
 * Replaces the workspace by the sample.
 *
 * @example
 * const { run } = useCommand(resetWorkspace);
 * await run({});
 */
export const resetWorkspace = defineCommand({
  ...terms,
  id: 'workspace.reset',
  label: 'Reset the workspace',
  input: v.optional(v.object(replacing), {}),
  apply: async (transaction, input, context) =>
    (await bringTransfer()).replaceBySample(transaction, input, context),
});

/**
 * Replaces the workspace by what a backup kept of it; one that is damaged changes nothing.
 *
 * @example
 * const { run } = useCommand(restoreWorkspace);
 * await run({ epoch: backup.epoch });
 */
export const restoreWorkspace = defineCommand({
  ...terms,
  id: 'workspace.restore',
  label: 'Restored a backup',
  input: v.object({ epoch: v.number(), ...replacing }),
  apply: async (transaction, input, context) =>
    (await bringTransfer()).replaceByBackup(transaction, input, context),
});
