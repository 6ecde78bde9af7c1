/** Functions that link and verify audit log entries, for tests. */
export { headOf, linkEntry } from '../workspace/audit/chain';
export { verifyLog } from '../workspace/audit/verify-log';
