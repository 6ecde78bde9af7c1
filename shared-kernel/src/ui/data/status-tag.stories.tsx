import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../../stories/flex-row';
import { tones, type StatusDisplay } from '../../domain/status/status-display';
import { Avatar, Badge, Tag } from '../antd';
import { StatusTag } from './status-tag';

const icons = {
  success: 'check-circle',
  warning: 'hourglass',
  danger: 'warning',
  info: 'info',
  neutral: 'dot',
} as const;

const views = tones.map((tone): StatusDisplay => ({
  tone,
  icon: icons[tone],
  label: `Tone: ${tone}`,
}));

export default { component: StatusTag } satisfies Meta<typeof StatusTag>;

export const Tones: StoryObj = {
  render: () => (
    <FlexRow>
      {(['medium', 'small'] as const).map((size) =>
        views.map((view) => <StatusTag key={size + view.tone} view={view} size={size} />),
      )}
    </FlexRow>
  ),
};

export const Block: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 120 }}>
      <StatusTag view={{ tone: 'warning', icon: 'flag', label: 'Flag' }} size="small" shape="block">
        Milestone “Customs documents” is due
      </StatusTag>
    </div>
  ),
};

export const TagBadgeAvatar: StoryObj = {
  render: () => (
    <FlexRow>
      <Tag variant="outlined">Legal</Tag>
      <Badge size="small" count={4} title={null} />
      <Badge size="small" count={120} title={null} />
      <Avatar size="large">AV</Avatar>
    </FlexRow>
  ),
};
