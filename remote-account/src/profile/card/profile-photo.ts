import { fileKinds } from 'shared-kernel/domain/file';
import { photoKindOf, photoKinds } from 'shared-kernel/domain/profile';

/** The largest picture that is accepted, in bytes: 5 MB in decimal units, as sizes are shown. */
export const photoLimit = 5_000_000;

/** The largest picture that is kept as it was chosen, in bytes, where it cannot be made smaller. */
export const photoKeptLimit = 700_000;

/** The edge of the square that a photo is kept as, in px. */
export const photoEdge = 256;

/** Why a file cannot become a photo; `unreadable` is for a picture that no browser can draw. */
export const photoProblem = {
  empty: 'The file is empty.',
  size: 'The picture is larger than 5 MB. Choose a smaller one.',
  type: 'This is not a picture. Choose a PNG, JPEG or WebP file.',
  guarded:
    'To protect your privacy, your browser does not let this page make a picture smaller. Choose one of at most 700 kB.',
  gone: 'The file could not be read. Choose it again.',
  unreadable: 'The picture is damaged and cannot be shown. Choose another one.',
} as const;

/** As the `accept` attribute of a file picker; by name too, where the system knows no type. */
export const photoAccept = [
  ...photoKinds.map((kind) => fileKinds[kind].mediaType),
  ...photoKinds.flatMap((kind) => fileKinds[kind].endings),
].join(',');

/**
 * Why a file cannot become a photo: by its size in bytes and the bytes it begins with (12 are
 * enough), never by its name. Undefined when it can.
 */
export function checkPhoto(file: {
  readonly size: number;
  readonly head: Uint8Array;
}): string | undefined {
  if (file.size === 0) return photoProblem.empty;
  if (file.size > photoLimit) return photoProblem.size;
  return photoKindOf(file.head) ? undefined : photoProblem.type;
}
