export { createIdSequence, getNextId } from '../next-id';
export { createDateSchema, timestampSchema } from '../scalars';
export { isDate } from '../times';
export { toCents } from '../to-cents';
