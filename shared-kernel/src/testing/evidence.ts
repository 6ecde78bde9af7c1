/** Functions for tests that link and verify audit log entries. */
export { createLogHead, linkEntry } from '../workspace/audit/chain';
export { verifyLog } from '../workspace/audit/verify-log';
