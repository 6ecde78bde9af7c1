export { DateRangeFields } from './day-range';
export { PeriodChoice, createPeriodParams, usePeriodChoice } from './period-choice';
