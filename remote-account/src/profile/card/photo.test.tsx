import { screen, waitFor } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { mockCanvas } from 'shared-kernel/testing/canvas';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ProfileSettings } from '../profile-settings';
import { photoAcceptAttribute, maxOriginalPhotoBytes } from './profile-photo';

const pngHead = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const shrunk = 'data:image/webp;base64,UklGRhAAAABXRUJQVlA4IA==';

const picture = { width: 4000, height: 3000, close: jest.fn() };
const read = jest.fn<Promise<unknown>, [Blob]>();
const drawImage = jest.fn();

const png = (size = 64, name = 'me.png') => {
  const bytes = new Uint8Array(size);
  bytes.set(pngHead);
  return new File([bytes], name, { type: 'image/png' });
};

const show = (portal: PortalKey = 'client', behaviour: 'live' | 'reference' = 'live') => {
  const workspace = createTestWorkspace({ behaviour });
  const rendered = renderWithProviders(<ProfileSettings portal={portal} />, { portal, workspace });
  const choose = async (file: File) => {
    await screen.findByRole('button', { name: /Upload Photo/ });
    await rendered.user.upload(screen.getByLabelText('Photo file'), file);
  };
  return { ...rendered, choose };
};

const photo = () => screen.queryByRole('img', { name: 'Photo of Elena Vasquez' });

describe('profile photo', () => {
  beforeEach(() => {
    read.mockReset().mockResolvedValue(picture);
    drawImage.mockReset();
    Object.defineProperty(globalThis, 'createImageBitmap', { value: read, configurable: true });
    mockCanvas({ onDrawImage: drawImage });
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(shrunk);
  });

  it('[R19, PR2] “Upload Photo” opens a file picker for images', async () => {
    const open = jest.spyOn(HTMLInputElement.prototype, 'click');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Upload Photo' }));
    expect(open.mock.contexts[0]).toHaveAttribute('accept', photoAcceptAttribute);
  });

  it.each(['live', 'reference'] as const)(
    '[PR2] crops a photo to a centred square, stores it and removes it, in %s mode @deep',
    async (behaviour) => {
      const { user, choose, workspace } = show('client', behaviour);
      await choose(png());
      await waitFor(() => expect(photo()).toHaveAttribute('src', shrunk));
      expect(drawImage).toHaveBeenCalledWith(picture, 500, 0, 3000, 3000, 0, 0, 256, 256);
      expect((await workspace.source.get('profiles', 'client'))?.record.avatar).toBe(shrunk);
      await user.click(screen.getByRole('button', { name: 'Remove photo' }));
      await waitFor(() => expect(photo()).not.toBeInTheDocument());
      expect(screen.getByText('EV')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
    },
  );

  it('[PR2] shows an error if the selected photo file can no longer be read @deep', async () => {
    const { user, choose } = show();
    const gone = png();
    gone.slice = () =>
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
      });
    await choose(gone);
    expect(
      await screen.findByText('The file could not be read. Choose the file again.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload Photo' })).toBeEnabled());
    await user.upload(screen.getByLabelText('Photo file'), png());
    await waitFor(() => expect(photo()).toHaveAttribute('src', shrunk));
  });

  it.each([
    [
      'is larger than 5 MB',
      png(20_000_000, 'huge.png'),
      'The image is larger than 5 MB. Choose a smaller image.',
    ],
    [
      'is a text file named .png',
      new File(['Dear reader, this is no picture.'], 'notes.png', { type: 'image/png' }),
      'The file is not an image. Choose a PNG, JPEG or WebP file.',
    ],
    ['is empty', new File([], 'empty.png', { type: 'image/png' }), 'The file is empty.'],
  ])('[PR2] rejects a photo file that %s', async (_what, file, message) => {
    const { choose } = show();
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: /Upload Photo/ })).toHaveAccessibleDescription(
      message,
    );
    expect(read).not.toHaveBeenCalled();
    expect(photo()).not.toBeInTheDocument();
  });

  it('[PR2] rejects a damaged photo, and then accepts a valid one @deep', async () => {
    const { choose } = show();
    read.mockRejectedValueOnce(new Error('InvalidStateError'));
    await choose(png());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The image is damaged and cannot be displayed. Choose another image.',
    );
    await choose(png());
    await waitFor(() => expect(photo()).toBeVisible());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[R20, PR2] stores the original photo if the browser blocks reading from a canvas @deep', async () => {
    mockCanvas({ isGuarded: true });
    const file = png(maxOriginalPhotoBytes);
    const kept = `data:image/png;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
    const { choose } = show();
    await choose(file);
    await waitFor(() => expect(photo()).toHaveAttribute('src', kept));
    await screen.findByRole('button', { name: 'Upload Photo' });
  });

  it('[R20, PR2] rejects a large photo with a reason if the browser blocks reading from a canvas', async () => {
    mockCanvas({ isGuarded: true });
    const { choose } = show();
    await choose(png(maxOriginalPhotoBytes + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The browser’s privacy settings prevent resizing of images. Choose an image of at most 700 kB.',
    );
    expect(photo()).not.toBeInTheDocument();
  });

  it('[R20, PR2] stores the original photo if the browser does not support canvas @deep', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { choose } = show();
    await choose(png());
    await waitFor(() =>
      expect(photo()?.getAttribute('src')).toMatch(/^data:image\/png;base64,iVBORw0K/),
    );
    await screen.findByRole('button', { name: 'Upload Photo' });
  });

  it('[PR2, policy] the regulator can change their profile photo', async () => {
    show('regulator');
    const upload = await screen.findByRole('button', { name: 'Upload Photo' });
    expect(upload).toBeEnabled();
    expect(upload).not.toHaveAttribute('aria-disabled');
  });
});
