/** Functions with which tests link and verify entries of the audit log. */
export { createLogHead, linkEntry } from '../workspace/audit/link-entries';
export { verifyLog } from '../workspace/audit/verify-log';
