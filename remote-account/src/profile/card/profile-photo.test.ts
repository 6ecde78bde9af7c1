import { findPhotoKind } from 'shared-kernel/domain/profile';
import {
  findPhotoProblem,
  photoAcceptAttribute,
  maxPhotoBytes,
  photoErrorMessages,
} from './profile-photo';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const webp = new TextEncoder().encode('RIFF1234WEBP');
const text = new TextEncoder().encode('This is no picture.');

describe('findPhotoKind', () => {
  it('[PR2] recognizes a photo by its content, not its name', () => {
    expect([png, jpeg, webp].map(findPhotoKind)).toEqual(['png', 'jpeg', 'webp']);
  });

  it.each([
    ['text', text],
    ['nothing', new Uint8Array()],
    ['the beginning of a PNG', png.slice(0, 7)],
    ['another RIFF file', new TextEncoder().encode('RIFF1234WAVE')],
    ['an SVG image that could run scripts', new TextEncoder().encode('<svg onload="">')],
  ])('[PR2] does not accept %s as a photo', (_what, bytes) => {
    expect(findPhotoKind(bytes)).toBeUndefined();
  });
});

describe('findPhotoProblem', () => {
  it('[R19, PR2] accepts a photo of up to 5 MB', () => {
    expect(findPhotoProblem({ size: maxPhotoBytes, head: png })).toBeUndefined();
    expect(photoAcceptAttribute).toBe(
      'image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.jpe,.jfif,.webp',
    );
  });

  it('[PR2] rejects a photo file that is too large, empty or not an image, and gives the reason', () => {
    expect(findPhotoProblem({ size: maxPhotoBytes + 1, head: png })).toBe(photoErrorMessages.size);
    expect(findPhotoProblem({ size: 0, head: new Uint8Array() })).toBe(photoErrorMessages.empty);
    expect(findPhotoProblem({ size: 19, head: text })).toBe(photoErrorMessages.type);
  });
});
