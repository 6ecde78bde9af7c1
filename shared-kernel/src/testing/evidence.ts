/** Links and verifies entries of an audit log, for tests. */
export { headOf, linkEntry } from '../workspace/evidence/chain';
export { verifyLog } from '../workspace/evidence/verify-log';
