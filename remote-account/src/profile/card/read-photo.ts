import { fileKinds } from 'shared-kernel/domain/file';
import { findPhotoKind } from 'shared-kernel/domain/profile';
import { canReadCanvas } from 'shared-kernel/format';
import {
  findPhotoProblem,
  maxOriginalPhotoBytes,
  photoErrorMessages,
  photoWidthPixels,
} from './profile-photo';

const quality = 0.85;

/**
 * Crops an image to its middle square and scales it to the photo size. Rejects if the browser cannot decode the image.
 */
async function drawPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const sheet = document.createElement('canvas');
  sheet.width = photoWidthPixels;
  sheet.height = photoWidthPixels;
  const context = sheet.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  const edge = Math.min(picture.width, picture.height);
  const left = (picture.width - edge) / 2;
  const top = (picture.height - edge) / 2;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, edge, edge, 0, 0, photoWidthPixels, photoWidthPixels);
  picture.close();
  return sheet.toDataURL('image/webp', quality);
}

export type PhotoReadResult = { readonly image: string } | { readonly problem: string };

const headBytes = 12;

const dataAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error('The image could not be read.'));
    };
    reader.readAsDataURL(picture);
  });

async function originalPhoto(file: File, mediaType: string): Promise<PhotoReadResult> {
  (await createImageBitmap(file)).close();
  if (file.size > maxOriginalPhotoBytes) return { problem: photoErrorMessages.guarded };
  return { image: await dataAddress(new Blob([file], { type: mediaType })) };
}

/**
 * Reads a photo file as a small square data URL, or returns the problem. Uses the original image if the browser blocks
 * reading from a canvas.
 */
export async function readPhoto(file: File): Promise<PhotoReadResult> {
  const start = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return { problem: photoErrorMessages.gone };
  const head = new Uint8Array(start);
  const problem = findPhotoProblem({ size: file.size, head });
  const kind = findPhotoKind(head);
  if (problem !== undefined || !kind) return { problem: problem ?? photoErrorMessages.type };
  try {
    if (!canReadCanvas()) return await originalPhoto(file, fileKinds[kind].mediaType);
    return { image: await drawPhoto(file) };
  } catch {
    return { problem: photoErrorMessages.unreadable };
  }
}
