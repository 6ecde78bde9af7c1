import { useState } from 'react';
import { canSign, useCommand, useCourse, verifyAuditLog } from 'shared-kernel/workspace';
import { verdictWords, type VerdictWords } from './verdict-words';
import { verifiedLogText } from './verified-log-text';

interface Verified {
  readonly words: VerdictWords;
  readonly checkpoints: string;
  /** Which log was verified. */
  readonly scope: string;
}

interface Checkpoints {
  readonly count: number;
  readonly forged: number;
  readonly unsigned: number;
}

function checkpointsText({ count, forged, unsigned }: Checkpoints): string {
  if (count === 0) return 'There is no checkpoint yet. Export the evidence to create one.';
  const kept = count === 1 ? '1 checkpoint agrees' : `${count} checkpoints agree`;
  const bare = unsigned === 1 ? '1 is unsigned' : `${unsigned} are unsigned`;
  return forged === 0
    ? `${kept} with it${unsigned === 0 ? '' : `; ${bare}`}.`
    : `${forged} of ${count === 1 ? '1 checkpoint' : `${count} checkpoints`} ${forged === 1 ? 'was' : 'were'} not signed by this browser.`;
}

/** Verifies the audit log when asked, and keeps what that came to. */
export function useVerification() {
  const { run, isPending, availability } = useCommand(verifyAuditLog);
  const { progress, begin, end } = useCourse();
  const [verified, setVerified] = useState<Verified>();

  const verify = async () => {
    setVerified(undefined);
    const { onProgress } = begin();
    const result = await run({ onProgress });
    end();
    if (result.status !== 'done') return;
    const { verdict, checkpoints, log } = result.output;
    setVerified({
      words: verdictWords(verdict),
      checkpoints: checkpointsText(checkpoints),
      scope: verifiedLogText(log),
    });
  };

  const isUnsigned = availability.state !== 'inert' && !canSign();
  return { availability, isPending, progress, verified, isUnsigned, verify };
}

export type Verification = ReturnType<typeof useVerification>;
