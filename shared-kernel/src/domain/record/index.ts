export { nextId } from '../next-id';
export { timestampSchema } from '../scalars';
export { toCents } from '../to-cents';
