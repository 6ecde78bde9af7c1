export { nextId } from '../next-id';
export { timestampSchema } from '../scalars';
