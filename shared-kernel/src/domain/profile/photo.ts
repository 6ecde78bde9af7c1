import * as v from 'valibot';
import { fileKinds, kindByContent, type FileKind } from '../file/file-kind';
import { storedLimits } from '../text/text-limits';

/** The kinds of picture that a profile’s photo may be. */
export const photoKinds = ['png', 'jpeg', 'webp'] as const satisfies readonly FileKind[];

export type PhotoKind = (typeof photoKinds)[number];

/** The kind of picture by its bytes, not by its file’s name; undefined if none. 12 bytes are enough. */
export const photoKindOf = (bytes: Uint8Array): PhotoKind | undefined =>
  kindByContent(bytes, photoKinds);

const address =
  /^data:(?<type>image\/[a-z]+);base64,(?<data>(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** As many base64 characters as hold the bytes that tell the kinds apart. */
const headLength = 16;

function isPhoto(text: string): boolean {
  const { type, data = '' } = address.exec(text)?.groups ?? {};
  if (data === '') return false;
  const head = Uint8Array.from(atob(data.slice(0, headLength)), (byte) => byte.charCodeAt(0));
  const kind = photoKindOf(head);
  return kind !== undefined && fileKinds[kind].mediaType === type;
}

/** A photo as a profile stores it: a PNG, JPEG or WebP picture as a data address. */
export const photoSchema = v.pipe(
  v.string(),
  v.maxLength(storedLimits.photo, 'The picture is too large.'),
  v.check(isPhoto, 'This is not a PNG, JPEG or WebP picture.'),
);
