import { CommandError } from '../commands/command-error';
import type { InspectedFile } from './inspect-file';

/** Loads what reads and writes workspace files. */
export async function loadFilesModule() {
  try {
    return await import(/* webpackChunkName: "workspace-file" */ './index');
  } catch (cause) {
    const message = 'The file reader could not be loaded. Check the connection, then try again.';
    throw new CommandError('refused', message, { cause });
  }
}

/**
 * Reads a workspace file before it is imported: how many records it has, and whether its own audit chain is intact. It
 * rejects with the `CommandError` with which an import would refuse the file.
 *
 * @example
 * const { records, log } = await inspectWorkspaceFile(new Blob([text]));
 */
export const inspectWorkspaceFile = async (file: Blob): Promise<InspectedFile> =>
  (await loadFilesModule()).inspectFile(file);
