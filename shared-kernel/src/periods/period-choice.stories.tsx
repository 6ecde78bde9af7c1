import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../stories/flex-row';
import { DateRangeFields } from './date-range-fields';
import { PeriodChoice, createPeriodParams, usePeriodChoice } from './period-choice';

const offered = ['7d', '30d', '90d'] as const;
const params = createPeriodParams(offered);

const nothing = () => undefined;
const Choice = () => <PeriodChoice offered={offered} choice={usePeriodChoice(params)} />;

export default { component: PeriodChoice } satisfies Meta<typeof PeriodChoice>;

export const Preset: StoryObj = {
  render: () => (
    <FlexRow>
      <Choice />
    </FlexRow>
  ),
};

export const Invalid: StoryObj = {
  render: () => (
    <FlexRow>
      <DateRangeFields from="2024-07-01" to="2024-07-22" onChange={nothing} />
      <DateRangeFields from="2024-07-22" to="2024-07-01" onChange={nothing} />
      <DateRangeFields from="someday" to="" onChange={nothing} />
    </FlexRow>
  ),
};
