import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../antd';
import { EmptyState } from './empty-state';
import { FlexRow } from '../../stories/flex-row';

const meta = { component: EmptyState } satisfies Meta<typeof EmptyState>;

export default meta;

export const WithAction: StoryObj<typeof meta> = {
  args: {
    title: 'No contracts match',
    description: 'Try another search term or fewer filters.',
    illustration: 'search',
    action: <Button type="primary">Clear filters</Button>,
  },
};

export const Illustrations: StoryObj = {
  render: () => (
    <FlexRow>
      {(['records', 'inbox', 'chart', 'done', 'people'] as const).map((name) => (
        <EmptyState key={name} title={name} illustration={name} />
      ))}
    </FlexRow>
  ),
};
