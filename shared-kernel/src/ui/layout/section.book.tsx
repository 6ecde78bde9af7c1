import { Button } from '../antd';
import { RecordCard } from '../data/record-card';
import { ScreenHeader } from './screen-header';
import { Section } from './section';
import { Stack } from './stack';
import { StatusTag } from '../data/status-tag';

const words = 'What the section is about, in a line or two.';

export const chapter = 'records';
export const shows = { RecordCard, ScreenHeader, Section, Stack };
export const states = {
  'head of a screen': (
    <ScreenHeader
      title="Contracts"
      description="Every contract with its signatures and documents."
      meta={<StatusTag view={{ label: 'Read-only', tone: 'info', icon: 'eye' }} size="small" />}
      actions={<Button type="primary">Create contract</Button>}
    />
  ),
  'a record of a list': <RecordCard label="CON-001">{words}</RecordCard>,
  'card and rule, one under the other': (
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
