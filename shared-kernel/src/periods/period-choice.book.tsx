import { SideBySide } from '../book/side-by-side';
import { DayRange } from './day-range';
import { PeriodChoice, periodParams, usePeriodChoice } from './period-choice';

const offered = ['7d', '30d', '90d'] as const;
const params = periodParams(offered);
const nothing = () => undefined;

const Choice = () => <PeriodChoice offered={offered} choice={usePeriodChoice(params)} />;

export const chapter = 'controls';
export const shows = { PeriodChoice, DayRange };
export const states = {
  'a period on offer': (
    <SideBySide>
      <Choice />
    </SideBySide>
  ),
  'days, the wrong way round, and no day': (
    <SideBySide>
      <DayRange from="2024-07-01" to="2024-07-22" onChange={nothing} />
      <DayRange from="2024-07-22" to="2024-07-01" onChange={nothing} />
      <DayRange from="someday" to="" onChange={nothing} />
    </SideBySide>
  ),
};
