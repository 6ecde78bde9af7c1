export { newestFirst } from '../newest-first';
export { timestampSchema } from '../scalars';
