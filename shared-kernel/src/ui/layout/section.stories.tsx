import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../antd';
import { RecordCard } from '../data/record-card';
import { ScreenHeader } from './screen-header';
import { Section } from './section';
import { Stack } from './stack';
import { StatusTag } from '../data/status-tag';

const words = 'A short description of the section.';

export default { component: Section } satisfies Meta<typeof Section>;

export const Header: StoryObj = {
  render: () => (
    <ScreenHeader
      title="Contracts"
      description="Every contract with its signatures and documents."
      meta={<StatusTag view={{ label: 'Read-only', tone: 'info', icon: 'eye' }} size="small" />}
      actions={<Button type="primary">Create contract</Button>}
    />
  ),
};

export const Card: StoryObj = { render: () => <RecordCard label="CON-001">{words}</RecordCard> };

export const Sections: StoryObj = {
  render: () => (
    <Stack>
      <Section title="Signatures" description="Two of three" actions={<Button>Remind</Button>}>
        {words}
      </Section>
      <Section title="Documents" look="plain" level={4}>
        {words}
      </Section>
    </Stack>
  ),
};
