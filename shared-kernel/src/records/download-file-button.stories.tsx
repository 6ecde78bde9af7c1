import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../stories/flex-row';
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

export default { component: DownloadFileButton } satisfies Meta<typeof DownloadFileButton>;

export const Variants: StoryObj = {
  render: () => (
    <FlexRow>
      <DownloadFileButton {...button} />
      <DownloadFileButton {...button} iconOnly />
      <DownloadFileButton {...button} command={{ ...command, isPending: true }} />
    </FlexRow>
  ),
};
