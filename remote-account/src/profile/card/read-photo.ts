import { checkPhoto, photoProblem } from './profile-photo';
import { drawPhoto } from './draw-photo';

export type ReadPhoto = { readonly image: string } | { readonly problem: string };

const headBytes = 12;

/** A picture file as a small square data address, or why it cannot be one. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const problem = checkPhoto({ size: file.size, head });
  if (problem !== undefined) return { problem };
  try {
    return { image: await drawPhoto(file) };
  } catch {
    return { problem: photoProblem.unreadable };
  }
}
