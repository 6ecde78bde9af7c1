import { canReadCanvas } from 'shared-kernel/format';
import { drawPhoto } from './draw-photo';
import {
  checkPhoto,
  photoKeptLimit,
  photoKindOf,
  photoMediaType,
  photoProblem,
} from './profile-photo';

export type ReadPhoto = { readonly image: string } | { readonly problem: string };

const headBytes = 12;

const dataAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(picture);
  });

/** A small picture as it was chosen. */
async function keptPhoto(file: File, mediaType: string): Promise<ReadPhoto> {
  (await createImageBitmap(file)).close();
  if (file.size > photoKeptLimit) return { problem: photoProblem.guarded };
  return { image: await dataAddress(new Blob([file], { type: mediaType })) };
}

/**
 * A picture file as a data address, or why it cannot be one: a small square, or the whole file where a canvas would be
 * read back as noise.
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const start = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return { problem: photoProblem.gone };
  const head = new Uint8Array(start);
  const problem = checkPhoto({ size: file.size, head });
  const kind = photoKindOf(head);
  if (problem !== undefined || !kind) return { problem: problem ?? photoProblem.type };
  try {
    if (!canReadCanvas()) return await keptPhoto(file, photoMediaType[kind]);
    return { image: await drawPhoto(file) };
  } catch {
    return { problem: photoProblem.unreadable };
  }
}
