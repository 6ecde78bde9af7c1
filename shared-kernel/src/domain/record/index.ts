export { idSequence, nextId } from '../next-id';
export { dateSchemaOf, timestampSchema } from '../scalars';
export { isDate } from '../times';
export { toCents } from '../to-cents';
