interface FileKindView {
  /** Media type for storage and downloads. The media type that the browser reports is ignored. */
  readonly mediaType: string;
  readonly endings: readonly [string, ...string[]];
  readonly signature: readonly (readonly [offset: number, bytes: readonly number[]])[];
  readonly maxBefore?: number;
}

/** The file kinds that the workspace can store. */
export const fileKinds = {
  pdf: {
    mediaType: 'application/pdf',
    endings: ['.pdf'],
    signature: [[0, [0x25, 0x50, 0x44, 0x46, 0x2d]]],
    // PDF readers search the first 1024 bytes for the PDF header, which has five bytes.
    maxBefore: 1024 - 5,
  },
  png: {
    mediaType: 'image/png',
    endings: ['.png'],
    signature: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  },
  jpeg: {
    mediaType: 'image/jpeg',
    endings: ['.jpg', '.jpeg', '.jpe', '.jfif'],
    signature: [[0, [0xff, 0xd8, 0xff]]],
  },
  webp: {
    mediaType: 'image/webp',
    endings: ['.webp'],
    signature: [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['.docx'],
    signature: [[0, [0x50, 0x4b, 0x03, 0x04]]],
  },
} as const satisfies Readonly<Record<string, FileKindView>>;

export type FileKind = keyof typeof fileKinds;

/** Whether a file starts with the signature of this file kind. The first 1024 bytes of the file are sufficient. */
export function hasFileSignature(bytes: Uint8Array, kind: FileKind): boolean {
  const { signature, maxBefore = 0 }: FileKindView = fileKinds[kind];
  const beginsAt = (start: number) =>
    signature.every(([offset, expected]) =>
      expected.every((byte, at) => bytes[start + offset + at] === byte),
    );
  for (let start = 0; start <= Math.min(maxBefore, bytes.length); start += 1)
    if (beginsAt(start)) return true;
  return false;
}

/** Detects the file kind from the content of a file. The name is ignored. Returns `undefined` if no kind matches. */
export const findFileKindByContent = <Kind extends FileKind>(
  bytes: Uint8Array,
  kinds: readonly Kind[],
): Kind | undefined => kinds.find((kind) => hasFileSignature(bytes, kind));

/**
 * Returns the file kind for the extension of a file name. Letter case is ignored. Returns `undefined` if no kind
 * matches.
 */
export function findFileKindByName<Kind extends FileKind>(
  name: string,
  kinds: readonly Kind[],
): Kind | undefined {
  const lower = name.trimEnd().toLowerCase();
  return kinds.find((kind) => fileKinds[kind].endings.some((ending) => lower.endsWith(ending)));
}
