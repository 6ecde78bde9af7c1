export { DateRangeFields } from './date-range-fields';
export { PeriodChoice, createPeriodParams, usePeriodChoice } from './period-choice';
