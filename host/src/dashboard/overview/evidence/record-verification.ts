import { defineCommand } from 'shared-kernel/workspace';
import {
  notifyVerificationResult,
  verificationResultSchema,
  verificationTerms,
} from '../commands/verify-audit-log';

/** The server's part of `verifyAuditLog`. It stores the result, because the browser verifies the log. */
export const recordVerification = defineCommand({
  ...verificationTerms,
  input: verificationResultSchema,
  apply: (transaction, result, { portal = 'admin' }) =>
    notifyVerificationResult(transaction, result, portal),
  audit: () => [],
});
