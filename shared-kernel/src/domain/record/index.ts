export { nextId } from '../next-id';
export { dateSchemaOf, timestampSchema } from '../scalars';
export { isDate, latestDay } from '../times';
export { toCents } from '../to-cents';
