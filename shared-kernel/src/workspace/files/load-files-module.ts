import { loadModule } from '../commands/load-module';
import type { InspectedFile } from './inspect-file';

export const loadFilesModule = () =>
  loadModule(
    import(/* webpackChunkName: "workspace-file" */ './index'),
    'The file reader could not be loaded.',
  );

/**
 * Reads a workspace file before its import. Returns its number of records and whether its audit chain is intact. If an
 * import would refuse the file, it rejects with the same `CommandError`.
 *
 * @example
 * const { records, log } = await inspectWorkspaceFile(new Blob([text]));
 */
export const inspectWorkspaceFile = async (file: Blob): Promise<InspectedFile> =>
  (await loadFilesModule()).inspectFile(file);
