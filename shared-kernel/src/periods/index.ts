export { DayRange } from './day-range';
export { PeriodChoice, createPeriodParams, usePeriodChoice } from './period-choice';
