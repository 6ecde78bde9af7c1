import { defineCommand } from 'shared-kernel/workspace';
import {
  notifyVerificationResult,
  verificationResultSchema,
  verificationTerms,
} from '../commands/verify-audit-log';

/** Stores the result of an audit log verification on the server. The verification itself runs in the browser. */
export const recordVerification = defineCommand({
  ...verificationTerms,
  input: verificationResultSchema,
  apply: (transaction, result, { portal = 'admin' }) =>
    notifyVerificationResult(transaction, result, portal),
  audit: () => [],
});
