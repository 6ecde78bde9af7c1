import { defineCommand } from 'shared-kernel/workspace';
import { raiseResult, resultSchema, verificationTerms } from '../commands/verify-audit-log';

/** The server's part of `verifyAuditLog`. It stores the result, because the browser verifies the log. */
export const recordVerification = defineCommand({
  ...verificationTerms,
  input: resultSchema,
  apply: (transaction, result, { portal = 'admin' }) => raiseResult(transaction, result, portal),
  audit: () => [],
});
