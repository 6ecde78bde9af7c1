export { nextId } from '../next-id';
export { dateSchemaOf, timestampSchema } from '../scalars';
export { isDate, isTimestamp, latestDay } from '../times';
export { toCents } from '../to-cents';
