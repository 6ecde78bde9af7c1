import { safeFileName } from '../../domain/file/safe-file-name';

/**
 * Downloads content from memory as a file. The name is made safe and gets the extension of the media type.
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
  // The URL is revoked later, because some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
