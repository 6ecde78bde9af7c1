import { SideBySide } from '../book/side-by-side';
import { DownloadFileButton } from './download-file-button';

const command = {
  run: () => Promise.resolve({ status: 'done' }),
  isPending: false,
  availability: { state: 'available', reason: undefined },
} as const;

const button = {
  fileName: 'terms.pdf',
  command,
  readFile: () =>
    Promise.resolve({ name: 'terms.pdf', mediaType: 'application/pdf', bytes: new Uint8Array() }),
};

export const chapter = 'controls';
export const shows = { DownloadFileButton };
export const states = {
  'with and without its word, on its way': (
    <SideBySide>
      <DownloadFileButton {...button} />
      <DownloadFileButton {...button} iconOnly />
      <DownloadFileButton {...button} command={{ ...command, isPending: true }} />
    </SideBySide>
  ),
};
