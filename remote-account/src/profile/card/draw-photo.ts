import { photoEdge } from './profile-photo';

const quality = 0.85;

/** A picture's middle square at the size that photos are kept in; rejects what cannot be drawn. */
export async function drawPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const sheet = document.createElement('canvas');
  sheet.width = photoEdge;
  sheet.height = photoEdge;
  const context = sheet.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  const edge = Math.min(picture.width, picture.height);
  const left = (picture.width - edge) / 2;
  const top = (picture.height - edge) / 2;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, edge, edge, 0, 0, photoEdge, photoEdge);
  picture.close();
  return sheet.toDataURL('image/webp', quality);
}
