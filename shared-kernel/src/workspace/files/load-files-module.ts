import { loadModule } from '../commands/load-module';

export const loadFilesModule = () =>
  loadModule(
    import(/* webpackChunkName: "workspace-file" */ './index'),
    'The file reader could not be loaded.',
  );

/**
 * Reads a workspace file before its import. Returns the number of records and whether the audit chain is intact.
 * Rejects with a `CommandError` if an import would refuse the file.
 */
export const inspectWorkspaceFile = async (file: Blob) =>
  (await loadFilesModule()).inspectFile(file);
