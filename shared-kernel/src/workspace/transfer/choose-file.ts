import type { FileSink } from './file-sink';

interface SavePicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<FileSink> }>;
}

/**
 * Has the reader choose where a file goes, where the browser has a picker for it. `undefined`: it has
 * none, or not here, and the file is downloaded; `'none'`: the reader chose nothing.
 */
export async function chooseFile(suggestedName: string): Promise<FileSink | 'none' | undefined> {
  const page = globalThis as SavePicker;
  if (!page.showSaveFilePicker) return undefined;
  try {
    return await (await page.showSaveFilePicker({ suggestedName })).createWritable();
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'none' : undefined;
  }
}
