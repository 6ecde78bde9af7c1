import { useState } from 'react';
import { useCommand } from 'shared-kernel/workspace';
import {
  describeVerificationResult,
  type VerificationDescription,
} from './describe-verification-result';
import { describeVerifiedLog } from './describe-verified-log';
import { verifyAuditLog } from '../commands/verify-audit-log';

interface Verified {
  readonly words: VerificationDescription;
  readonly scope: string;
}

export function useVerification() {
  const { run, isPending, availability } = useCommand(verifyAuditLog);
  const [verified, setVerified] = useState<Verified>();

  const verify = async () => {
    setVerified(undefined);
    const result = await run({});
    if (result.status !== 'done') return;
    const { verdict, log } = result.output;
    setVerified({ words: describeVerificationResult(verdict), scope: describeVerifiedLog(log) });
  };

  return { availability, isPending, verified, verify };
}

export type AuditVerificationState = ReturnType<typeof useVerification>;
