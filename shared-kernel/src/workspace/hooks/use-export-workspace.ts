import { useCallback } from 'react';
import { exportWorkspace } from '../commands';
import { workspaceFileOf } from '../commands/workspace-commands';
import type { FileSink } from '../transfer/file-sink';
import { useCommand } from './use-command';
import { useCourse } from './use-course';

/** How the page hands out a file where the reader cannot choose a place for it. */
type Download = (name: string, type: string, file: Blob) => void;

interface SavePicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<FileSink> }>;
}

/**
 * Has the reader choose where a file goes, where the browser has a picker for it. `undefined`: it has
 * none, or not here, and the file is downloaded; `'none'`: the reader chose nothing.
 */
async function chooseFile(suggestedName: string): Promise<FileSink | 'none' | undefined> {
  const page = globalThis as SavePicker;
  if (!page.showSaveFilePicker) return undefined;
  try {
    return await (await page.showSaveFilePicker({ suggestedName })).createWritable();
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'none' : undefined;
  }
}

/**
 * Hands the whole workspace out as a file: to the place that the reader chooses, or as a download.
 *
 * @example
 * const { handOut, progress } = useExportWorkspace(save);
 */
export function useExportWorkspace(download: Download) {
  const { run, isPending, availability } = useCommand(exportWorkspace);
  const { progress, begin, end, cancel } = useCourse();

  const handOut = useCallback(async () => {
    const sink = await chooseFile(workspaceFileOf(new Date()).fileName);
    if (sink === 'none') return;
    const result = await run({ sink, ...begin() });
    end();
    if (result.status !== 'done' || sink) return;
    const { fileName, file } = result.output;
    download(fileName, file.type, file);
  }, [run, begin, end, download]);

  return { handOut, isPending, availability, progress, cancel };
}
