export { nextId } from '../next-id';
export { dateSchemaOf, timestampSchema } from '../scalars';
export { toCents } from '../to-cents';
