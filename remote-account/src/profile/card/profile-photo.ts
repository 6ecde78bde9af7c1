import { fileKinds } from 'shared-kernel/domain/file';
import { findPhotoKind, photoKinds } from 'shared-kernel/domain/profile';

/** Maximum size of a photo file in bytes: 5 MB in decimal units. */
export const maxPhotoBytes = 5_000_000;

/** Maximum size in bytes of a photo that the browser cannot resize. Such a photo is stored in its original size. */
export const maxOriginalPhotoBytes = 700_000;

/** Width and height of the stored photo, in px. */
export const photoWidthPixels = 256;

/** Reasons why a file cannot be used as a photo. `unreadable` means that the browser cannot decode the file. */
export const photoErrorMessages = {
  empty: 'The file is empty.',
  size: 'The image is larger than 5 MB. Choose a smaller image.',
  type: 'The file is not an image. Choose a PNG, JPEG or WebP file.',
  guarded:
    'The browser’s privacy settings prevent resizing of images. Choose an image of at most 700 kB.',
  gone: 'The file could not be read. Choose the file again.',
  unreadable: 'The image is damaged and cannot be displayed. Choose another image.',
} as const;

/** Value for the `accept` attribute. Includes file extensions, because some systems report no media type. */
export const photoAcceptAttribute = [
  ...photoKinds.map((kind) => fileKinds[kind].mediaType),
  ...photoKinds.flatMap((kind) => fileKinds[kind].endings),
].join(',');

/**
 * Returns why a file cannot be used as a photo, or `undefined` if it can. Checks the size and the first 12 bytes, not
 * the name.
 */
export function findPhotoProblem(file: {
  readonly size: number;
  readonly head: Uint8Array;
}): string | undefined {
  if (file.size === 0) return photoErrorMessages.empty;
  if (file.size > maxPhotoBytes) return photoErrorMessages.size;
  return findPhotoKind(file.head) ? undefined : photoErrorMessages.type;
}
