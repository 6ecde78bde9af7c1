import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Kpi } from './kpi';
import { KpiRow } from './kpi-row';

const nothing = () => undefined;

export default { component: Kpi } satisfies Meta<typeof Kpi>;

export const Row: StoryObj = {
  render: () => (
    <KpiRow label="Figures">
      <Kpi
        label="Volume"
        value="$4,820,000"
        icon="wallet"
        delta={{
          text: '+4.2%',
          direction: 'up',
          tone: 'success',
          label: 'compared with the previous 30 days',
        }}
        sparkline={[4, 6, 5, 8, 7, 11]}
      />
      <Kpi
        label="Held"
        value="3"
        icon="pause"
        tone="danger"
        href="/held"
        delta={{ text: '−2', direction: 'down', tone: 'danger', label: 'compared with yesterday' }}
        hint="2 have been waiting since Friday."
      />
      <Kpi label="Overdue" value="8, was 1" icon="clock" tone="warning" onSelect={nothing} />
      <Kpi label="Signed" value="64" onSelect={nothing} isSelected />
      <Kpi
        label="Score"
        value={undefined}
        delta={{ text: '0', direction: 'flat', label: 'unchanged' }}
      />
    </KpiRow>
  ),
};
