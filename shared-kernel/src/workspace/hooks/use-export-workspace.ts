import { useCallback, useRef, useState } from 'react';
import { exportWorkspace } from '../commands';
import { workspaceFileOf } from '../commands/workspace-commands';
import type { FileSink } from '../transfer/file-sink';
import { useCommand } from './use-command';
import type { Course } from '../transfer/course';

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

/** What ends sooner than this shows no progress; progress is updated this often, in milliseconds. */
const patienceMs = { first: 400, next: 100 } as const;

export interface UseCourse {
  /** How far it is, from 0 to 1; `undefined` where nothing is under way or it has only begun. */
  readonly progress: number | undefined;
  readonly begin: () => Required<Course>;
  readonly end: () => void;
  readonly cancel: () => void;
}

/**
 * How far something is that takes long, and Cancel for it.
 *
 * @example
 * const { progress, begin, end, cancel } = useCourse();
 * const result = await run(begin());
 * end();
 */
export function useCourse(): UseCourse {
  const [progress, setProgress] = useState<number>();
  const breaking = useRef<AbortController>(undefined);

  const begin = useCallback(() => {
    const controller = new AbortController();
    breaking.current = controller;
    let due = performance.now() + patienceMs.first;
    const onProgress = (fraction: number) => {
      if (performance.now() < due || breaking.current !== controller) return;
      due = performance.now() + patienceMs.next;
      setProgress(fraction);
    };
    return { onProgress, signal: controller.signal };
  }, []);
  const end = useCallback(() => {
    breaking.current = undefined;
    setProgress(undefined);
  }, []);
  const cancel = useCallback(() => breaking.current?.abort(), []);
  return { progress, begin, end, cancel };
}
