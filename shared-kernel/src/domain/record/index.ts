export { timestampSchema } from '../scalars';
