import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SideBySide } from '../stories/side-by-side';
import { DayRange } from './day-range';
import { PeriodChoice, createPeriodParams, usePeriodChoice } from './period-choice';

const offered = ['7d', '30d', '90d'] as const;
const params = createPeriodParams(offered);

const nothing = () => undefined;
const Choice = () => <PeriodChoice offered={offered} choice={usePeriodChoice(params)} />;

export default { component: PeriodChoice } satisfies Meta<typeof PeriodChoice>;

export const Preset: StoryObj = {
  render: () => (
    <SideBySide>
      <Choice />
    </SideBySide>
  ),
};

export const Invalid: StoryObj = {
  render: () => (
    <SideBySide>
      <DayRange from="2024-07-01" to="2024-07-22" onChange={nothing} />
      <DayRange from="2024-07-22" to="2024-07-01" onChange={nothing} />
      <DayRange from="someday" to="" onChange={nothing} />
    </SideBySide>
  ),
};
