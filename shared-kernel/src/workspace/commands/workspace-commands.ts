import * as v from 'valibot';
import { datedFileName } from '../../format';
import { defineCommand } from './command';
import { fileSinkSchema } from '../transfer/file-sink';
import { gzip } from '../transfer/packing';
import { courseFields } from '../transfer/progress';
import { CommandError } from './command-error';

const nothing = v.optional(v.object({}), {});

const json = 'application/json';

/** What the whole workspace is handed out as: the name and kind of the file. */
export const workspaceFileOf = (now: Date) => {
  const isPacked = gzip() !== undefined;
  return {
    fileName: datedFileName('trustfold-workspace', isPacked ? 'ndjson.gz' : 'ndjson', now),
    type: isPacked ? 'application/gzip' : 'application/x-ndjson',
  };
};

/**
 * The whole workspace as one file, written piece by piece into what it is given, or put together
 * where that is nothing; no one writes meanwhile.
 *
 * @example
 * const { run } = useCommand(exportWorkspace);
 * const result = await run({});
 */
export const exportWorkspace = defineCommand({
  id: 'workspace.export',
  label: 'Exported the workspace',
  input: v.optional(v.object({ sink: v.optional(fileSinkSchema), ...courseFields }), {}),
  inReference: true,
  permission: 'export',
  async apply(transaction, { sink, ...course }, { now }) {
    const { fileName, type } = workspaceFileOf(now);
    const { createBlobSink, workspaceText, writeFile } = await bringTransfer();
    const blob = createBlobSink(type);
    const settings = transaction.preferences();
    await writeFile(workspaceText(transaction.source, settings, now, course), sink ?? blob.sink);
    return { fileName, file: blob.file() };
  },
  audit: () => wholeWorkspace('Exported'),
});

/**
 * The records that could not be read, as one JSON file.
 *
 * @example
 * const { run } = useCommand(exportQuarantine);
 * const result = await run(undefined);
 */
export const exportQuarantine = defineCommand({
  id: 'workspace.exportQuarantine',
  label: 'Exported damaged records',
  input: nothing,
  inReference: true,
  permission: 'export',
  async apply(transaction, _input, { now }) {
    const { quarantineText } = await bringTransfer();
    const text = quarantineText(await transaction.source.quarantined());
    const fileName = datedFileName('trustfold-set-aside', 'json', now);
    return { fileName, file: new Blob([text], { type: json }) };
  },
  audit: () => wholeWorkspace('The damaged records were exported.'),
});

/** What reads and writes the whole workspace comes when a command asks for it. */
export async function bringTransfer() {
  try {
    return await import(/* webpackChunkName: "workspace-file" */ '../transfer');
  } catch (cause) {
    const message = 'The file reader could not be loaded. Check the connection, then try again.';
    throw new CommandError('refused', message, { cause });
  }
}

/** The audit line of what concerns no record of its own. */
export const wholeWorkspace = (note: string) => [
  { subject: { collection: 'workspace', id: 'workspace', label: 'Workspace' }, note },
];
