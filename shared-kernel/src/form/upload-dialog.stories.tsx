import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UploadDialog } from './upload-dialog';

const nothing = () => undefined;
const meta = { component: UploadDialog } satisfies Meta<typeof UploadDialog>;

export default meta;

export const Empty: StoryObj<typeof meta> = {
  args: {
    open: true,
    title: 'Upload a document',
    typeLabel: 'Document type',
    types: [{ value: 'identity', label: 'Identity' }],
    initialType: 'identity',
    onUpload: () => new Promise(nothing),
    onClose: nothing,
  },
};
