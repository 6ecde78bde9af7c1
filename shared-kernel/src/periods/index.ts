export { DayRange } from './day-range';
export { PeriodChoice, periodParams, usePeriodChoice } from './period-choice';
