import { useCallback } from 'react';
import { exportWorkspace } from '../files/export-commands';
import { useCommand } from './use-command';

type Download = (name: string, type: string, file: Blob) => void;

/**
 * Exports the whole workspace as a file download.
 *
 * @example
 * const { startExport, isPending } = useExportWorkspace(downloadFile);
 */
export function useExportWorkspace(download: Download) {
  const { run, isPending, availability } = useCommand(exportWorkspace);

  const startExport = useCallback(async () => {
    const result = await run({});
    if (result.status !== 'done') return;
    const { fileName, file } = result.output;
    download(fileName, file.type, file);
  }, [run, download]);

  return { startExport, isPending, availability };
}
