export { verifyLog } from './verify-log';
