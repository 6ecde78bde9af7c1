import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UploadForm } from './upload-form';

const nothing = () => undefined;
const meta = { component: UploadForm } satisfies Meta<typeof UploadForm>;

export default meta;

export const Empty: StoryObj<typeof meta> = {
  args: {
    typeLabel: 'Evidence of',
    types: [{ value: 'identity', label: 'Identity' }],
    initialType: 'identity',
    isPending: false,
    onUpload: () => new Promise(nothing),
    onUploaded: nothing,
    onCancel: nothing,
  },
};
