/** Functions that link and verify audit log entries, for tests. */
export { createLogHead, linkEntry } from '../workspace/audit/link-entries';
export { verifyLog } from '../workspace/audit/verify-log';
