import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecordText } from './record-text';
import { RelativeTime, ShortTime } from '../data/relative-time';
import { VisuallyHidden } from './visually-hidden';

const meta = { component: RecordText } satisfies Meta<typeof RecordText>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: { children: 'Approved by Camila Rojas (3 of 4)' },
};

export const LongWord: StoryObj = {
  render: () => (
    <p style={{ inlineSize: 160 }}>
      <RecordText>{'Unbroken'.repeat(6)}</RecordText>
    </p>
  ),
};

export const ShortMoment: StoryObj = { render: () => <ShortTime at="2024-07-19T09:00:00.000Z" /> };

export const RelativeMoment: StoryObj = {
  render: () => (
    <p>
      <RelativeTime at="2024-07-19T09:00:00.000Z" now="2024-07-22T09:00:00.000Z" />
      <VisuallyHidden>, on a Friday</VisuallyHidden>
    </p>
  ),
};
