import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DocumentPreview } from './document-preview';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120">
  <rect width="320" height="120" fill="#e1e8ec"/><circle cx="160" cy="60" r="40" fill="#0a7399"/>
</svg>`;

const picture = {
  name: 'seal.svg',
  mediaType: 'image/svg+xml',
  bytes: new Uint8Array(new TextEncoder().encode(drawing)),
  isSample: true,
};

const other = {
  name: 'terms.docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes: new Uint8Array(),
  isSample: false,
};

const meta = { component: DocumentPreview } satisfies Meta<typeof DocumentPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Image: Story = {
  args: { fileId: 'seal', load: () => Promise.resolve(picture) },
};

export const NotSupported: Story = {
  args: { fileId: 'terms', load: () => Promise.resolve(other) },
};
