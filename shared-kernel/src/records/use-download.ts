import { useState } from 'react';
import { useToast } from '../shell';
import { downloadFile } from '../ui';

export interface DownloadableFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: BlobPart;
}

const failure = {
  variant: 'destructive',
  title: 'The file could not be created',
  description: 'Check the connection, then try again.',
} as const;

/**
 * Returns a function that creates and downloads a file, and then runs an optional command. If the file cannot be
 * created, a toast reports the failure and the command does not run.
 *
 * @example
 * const { download, isMaking } = useDownload();
 * await download(() => ({ name: 'case.json', mediaType: 'application/json', bytes: '{}' }));
 */
export function useDownload() {
  const { show } = useToast();
  const [isMaking, setMaking] = useState(false);

  const download = async (
    make: () => DownloadableFile | Promise<DownloadableFile>,
    run?: () => Promise<{ readonly status: string }>,
  ) => {
    setMaking(true);
    try {
      const { name, mediaType, bytes } = await make();
      const result = await run?.();
      if (result === undefined || result.status === 'done') downloadFile(name, mediaType, bytes);
    } catch {
      show(failure);
    } finally {
      setMaking(false);
    }
  };
  return { download, isMaking };
}
