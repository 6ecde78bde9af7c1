import * as v from 'valibot';
import { defaultPreferences } from '../../domain/profile/preferences';
import { dayOf } from '../../format';
import { defineCommand } from '../command';
import { parseWorkspaceFile, quarantineText, workspaceFileParts } from '../workspace-file';

const nothing = v.optional(v.object({}), {});

const wholeWorkspace = (note: string) => [
  { subject: { collection: 'workspace', id: 'workspace', label: 'Workspace' }, note },
];

const json = 'application/json';

/** The whole workspace as one JSON file. */
export const exportWorkspace = defineCommand({
  id: 'workspace.export',
  label: 'Exported the workspace',
  input: nothing,
  inReference: true,
  permission: 'export',
  async apply(transaction, _input, { wallClock }) {
    const parts = await workspaceFileParts(
      transaction.source,
      transaction.preferences(),
      wallClock,
    );
    const fileName = `trustfold-workspace_${dayOf(wallClock)}.json`;
    return { fileName, file: new Blob(parts, { type: json }) };
  },
  audit: () => wholeWorkspace('Exported'),
});

/** The records that could not be read, as one JSON file. */
export const exportQuarantine = defineCommand({
  id: 'workspace.exportQuarantine',
  label: 'Exported unreadable records',
  input: nothing,
  inReference: true,
  permission: 'export',
  async apply(transaction, _input, { wallClock }) {
    const text = quarantineText(await transaction.source.quarantined());
    const fileName = `trustfold-set-aside_${dayOf(wallClock)}.json`;
    return { fileName, file: new Blob([text], { type: json }) };
  },
  audit: () => wholeWorkspace('The records that were set aside were exported.'),
});

/** Replaces the workspace by an exported one; a file that is wrong anywhere changes nothing. */
export const importWorkspace = defineCommand({
  id: 'workspace.import',
  label: 'Imported a workspace',
  input: v.object({ text: v.string() }),
  inReference: false,
  permission: 'change',
  isUndoable: false,
  async apply(transaction, { text }) {
    const { contents, preferences } = await parseWorkspaceFile(text);
    transaction.replace(contents, preferences);
  },
  audit: () => wholeWorkspace('Imported'),
  toast: () => ({
    title: 'Workspace imported',
    description: 'It holds what the file held, and nothing else.',
  }),
});

/** Replaces the workspace by the sample. */
export const resetWorkspace = defineCommand({
  id: 'workspace.reset',
  label: 'Reset the workspace',
  input: nothing,
  inReference: false,
  permission: 'change',
  isUndoable: false,
  apply: (transaction) => transaction.replace(undefined, defaultPreferences),
  audit: () => wholeWorkspace('Reset to the sample'),
  toast: () => ({
    title: 'Workspace reset',
    description: 'It holds the sample again, and nothing else.',
  }),
});
