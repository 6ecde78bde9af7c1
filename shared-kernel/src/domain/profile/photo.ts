import * as v from 'valibot';
import { fileKinds, findFileKindByContent, type FileKind } from '../file/file-kind';
import { storedLimits } from '../text/text-limits';

/** The image formats allowed for a profile photo. */
export const photoKinds = ['png', 'jpeg', 'webp'] as const satisfies readonly FileKind[];

export type PhotoKind = (typeof photoKinds)[number];

/** Detects the image format of a file from its first 12 bytes. Returns `undefined` for other formats. */
export const findPhotoKind = (bytes: Uint8Array): PhotoKind | undefined =>
  findFileKindByContent(bytes, photoKinds);

const address =
  /^data:(?<type>image\/[a-z]+);base64,(?<data>(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** Number of base64 characters that encode the first 12 bytes. */
const headLength = 16;

function isPhoto(text: string): boolean {
  const { type, data = '' } = address.exec(text)?.groups ?? {};
  if (data === '') return false;
  const head = Uint8Array.from(atob(data.slice(0, headLength)), (byte) => byte.charCodeAt(0));
  const kind = findPhotoKind(head);
  return kind !== undefined && fileKinds[kind].mediaType === type;
}

/** A profile photo: a PNG, JPEG or WebP image as a data URL. */
export const photoSchema = v.pipe(
  v.string(),
  v.maxLength(storedLimits.photo, 'The image is too large. Choose a smaller image.'),
  v.check(isPhoto, 'Choose a PNG, JPEG or WebP image.'),
);
