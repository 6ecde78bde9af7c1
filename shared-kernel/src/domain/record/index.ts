export { nextId } from '../next-id';
export { dateSchemaOf, timestampSchema } from '../scalars';
export { isTimestamp } from '../times';
export { toCents } from '../to-cents';
