import { toSafeFileName } from '../../domain/file/safe-file-name';

/**
 * Saves content as a file download. Unsafe characters are removed from the name, and the extension matches the media
 * type.
 *
 * @example
 * downloadFile('audit-log.csv', 'text/csv', 'id,action');
 */
export function downloadFile(name: string, mime: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: mime }));
  const link = document.createElement('a');
  link.href = address;
  link.download = toSafeFileName(name, mime);
  link.click();
  // The URL is revoked after a delay, because some browsers start to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
