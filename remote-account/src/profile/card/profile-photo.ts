import { keysOf } from 'shared-kernel/format';

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

type Signature = readonly (readonly [offset: number, bytes: readonly number[]])[];

/** With which bytes each kind of picture begins that a profile photo may be. */
const signatures = {
  png: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  webp: [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
} as const satisfies Readonly<Record<string, Signature>>;

const photoKinds = keysOf(signatures);

export type PhotoKind = (typeof photoKinds)[number];

export const photoMediaType = (kind: PhotoKind) => `image/${kind}` as const;

/** As the `accept` attribute of a file picker; by name too, where the system knows no type. */
export const photoAccept = [
  ...photoKinds.map(photoMediaType),
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
].join(',');

/** The kind of picture by its bytes, not by the name of its file; undefined when none. */
export const photoKindOf = (bytes: Uint8Array): PhotoKind | undefined =>
  photoKinds.find((kind) =>
    signatures[kind].every(([offset, signature]) =>
      signature.every((byte, index) => bytes[offset + index] === byte),
    ),
  );

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
