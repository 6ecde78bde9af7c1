import { loadModule } from '../commands/load-module';
import type { InspectedFile } from './inspect-file';

export const loadFilesModule = () =>
  loadModule(
    import(/* webpackChunkName: "workspace-file" */ './index'),
    'The file reader could not be loaded.',
  );

/**
 * Reads a workspace file before its import: its number of records, and whether the audit chain in the file is intact.
 * Rejects with the `CommandError` of an import that would refuse the file.
 *
 * @example
 * const { records, log } = await inspectWorkspaceFile(new Blob([text]));
 */
export const inspectWorkspaceFile = async (file: Blob): Promise<InspectedFile> =>
  (await loadFilesModule()).inspectFile(file);
