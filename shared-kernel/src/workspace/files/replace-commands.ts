import * as v from 'valibot';
import { permissions } from '../../domain/portal';
import { loadFilesModule } from './load-files-module';
import type { ReplacementResult } from './replace-workspace';
import { defineCommand } from '../commands/command';
import { createWorkspaceAuditLines } from './export-commands';

/**
 * Common input of the commands that replace the workspace. If no restore point can be saved, they report an issue at
 * the field `restorePoint`.
 */
const replacing = { withoutRestorePoint: v.optional(v.boolean()) };

const terms = {
  permission: permissions.workspace,
  onServer: 'refused',
  isUndoable: false,
  audit: (_input: unknown, { note }: ReplacementResult) => createWorkspaceAuditLines(note),
  toast: ({ toast }: ReplacementResult) => toast,
} as const;

/** Replaces the workspace with the contents of a file. If the file is invalid, nothing changes. */
export const importWorkspace = defineCommand({
  ...terms,
  id: 'workspace.import',
  label: 'Imported a workspace',
  input: v.object({ file: v.blob(), ...replacing }),
  apply: async (transaction, input, context) =>
    (await loadFilesModule()).replaceWithFile(transaction, input, context),
});

/** Replaces the workspace with the sample. */
export const resetWorkspace = defineCommand({
  ...terms,
  id: 'workspace.reset',
  label: 'Reset the workspace',
  input: v.optional(v.object(replacing), {}),
  apply: async (transaction, input, context) =>
    (await loadFilesModule()).replaceWithSample(transaction, input, context),
});

/** Replaces the workspace with the state of the restore point. */
export const restoreWorkspace = defineCommand({
  ...terms,
  id: 'workspace.restore',
  label: 'Restored the workspace',
  input: v.object({ epoch: v.number(), ...replacing }),
  apply: async (transaction, input, context) =>
    (await loadFilesModule()).replaceWithRestorePoint(transaction, input, context),
});
