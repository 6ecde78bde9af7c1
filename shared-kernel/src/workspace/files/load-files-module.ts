import { loadModule } from '../commands/load-module';
import type { InspectedFile } from './inspect-file';

/** Loads what reads and writes workspace files. */
export const loadFilesModule = () =>
  loadModule(
    import(/* webpackChunkName: "workspace-file" */ './index'),
    'The file reader could not be loaded.',
  );

/**
 * Reads a workspace file before it is imported: how many records it has, and whether its own audit chain is intact. It
 * rejects with the `CommandError` with which an import would refuse the file.
 *
 * @example
 * const { records, log } = await inspectWorkspaceFile(new Blob([text]));
 */
export const inspectWorkspaceFile = async (file: Blob): Promise<InspectedFile> =>
  (await loadFilesModule()).inspectFile(file);
