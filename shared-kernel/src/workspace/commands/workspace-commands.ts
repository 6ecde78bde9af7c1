import * as v from 'valibot';
import { defaultPreferences } from '../../domain/profile/preferences';
import { dayOf } from '../../format';
import { defineCommand } from '../command';
import { CommandError } from '../command-error';
import { fileSinkSchema } from '../transfer/file-sink';
import { gzip } from '../transfer/packing';
import { courseFields, partOf } from '../transfer/progress';

async function bringTransfer() {
  try {
    return await import(/* webpackChunkName: "workspace-file" */ '../transfer');
  } catch (cause) {
    const message =
      'What reads and writes files could not be loaded. Check the connection, then try again.';
    throw new CommandError('refused', message, { cause });
  }
}

const nothing = v.optional(v.object({}), {});

const wholeWorkspace = (note: string) => [
  { subject: { collection: 'workspace', id: 'workspace', label: 'Workspace' }, note },
];

const json = 'application/json';

/** What the whole workspace is handed out as: the name and kind of the file. */
export const workspaceFileOf = (wallClock: Date) => {
  const isPacked = gzip() !== undefined;
  return {
    fileName: `trustfold-workspace_${dayOf(wallClock)}.ndjson${isPacked ? '.gz' : ''}`,
    type: isPacked ? 'application/gzip' : 'application/x-ndjson',
  };
};

/**
 * The whole workspace as one file, written piece by piece into what it is given, or put together
 * where that is nothing; nobody writes meanwhile.
 */
export const exportWorkspace = defineCommand({
  id: 'workspace.export',
  label: 'Exported the workspace',
  input: v.optional(v.object({ sink: v.optional(fileSinkSchema), ...courseFields }), {}),
  inReference: true,
  permission: 'export',
  async apply(transaction, { sink, ...course }, { wallClock }) {
    const { fileName, type } = workspaceFileOf(wallClock);
    const { createBlobSink, workspaceText, writeFile } = await bringTransfer();
    const blob = createBlobSink(type);
    const settings = transaction.preferences();
    await writeFile(
      workspaceText(transaction.source, settings, wallClock, course),
      sink ?? blob.sink,
    );
    return { fileName, file: blob.file() };
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
    const { quarantineText } = await bringTransfer();
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
  input: v.object({ file: v.blob(), ...courseFields }),
  inReference: false,
  permission: 'change',
  isUndoable: false,
  async apply(transaction, { file, ...course }) {
    const { readWorkspace, refuseWithoutRoom } = await bringTransfer();
    if (transaction.source.status().durability === 'durable') await refuseWithoutRoom(file.size);
    const staging = await transaction.stage();
    const preferences = await readWorkspace(file, staging, partOf(course, 0, 0.5));
    transaction.replaceByStaged(staging, preferences, partOf(course, 0.5, 1));
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
