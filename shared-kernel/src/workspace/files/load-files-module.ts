import { loadModule } from '../commands/load-module';
import type { InspectedFile } from './inspect-file';

export const loadFilesModule = () =>
  loadModule(
    import(/* webpackChunkName: "workspace-file" */ './index'),
    'The file reader could not be loaded.',
  );

/**
 * Reads a workspace file before it is imported. Returns the number of records and whether its audit log is valid.
 * Rejects with a `CommandError` if an import would refuse the file.
 *
 * @example
 * const { records, log } = await inspectWorkspaceFile(new Blob([text]));
 */
export const inspectWorkspaceFile = async (file: Blob): Promise<InspectedFile> =>
  (await loadFilesModule()).inspectFile(file);
