export { createIdSequence, getNextId } from '../next-id';
export { createDateSchema, timestampSchema } from '../scalars';
export { isDate } from '../times';
export { getRecordTypeLabel } from './record-type-label';
export { toCents } from '../to-cents';
