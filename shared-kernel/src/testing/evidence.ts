/** Links and verifies entries of an audit log, for tests. */
export { headOf, linkEntry } from '../workspace/audit/chain';
export { verifyLog } from '../workspace/audit/verify-log';
