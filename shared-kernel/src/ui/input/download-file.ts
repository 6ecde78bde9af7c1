import { safeFileName } from '../../domain/file/safe-file-name';

/**
 * Hands content to the reader as a file, from memory, under a name that is safe and ends as the media type does.
 *
 * @example
 * downloadFile('audit-log.csv', 'text/csv', 'id,action');
 */
export function downloadFile(name: string, mime: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: mime }));
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name, mime);
  link.click();
  // Not at once: some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
