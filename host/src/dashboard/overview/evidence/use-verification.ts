import { useState } from 'react';
import { useCommand, useCourse, verifyAuditLog } from 'shared-kernel/workspace';
import { verdictWords, type VerdictWords } from './verdict-words';

interface Verified {
  readonly words: VerdictWords;
  readonly checkpoints: string;
}

function checkpointsText(count: number, forged: number): string {
  if (count === 0)
    return 'No checkpoint has been made of it yet; exporting the evidence makes one.';
  const kept = count === 1 ? '1 checkpoint agrees' : `${count} checkpoints agree`;
  return forged === 0
    ? `${kept} with it.`
    : `Of ${count === 1 ? '1 checkpoint' : `${count} checkpoints`} ${forged} ${forged === 1 ? 'has' : 'have'} a signature that is not this browser’s.`;
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
    const { verdict, checkpoints } = result.output;
    const { count, forged } = checkpoints;
    setVerified({ words: verdictWords(verdict), checkpoints: checkpointsText(count, forged) });
  };

  return { availability, isPending, progress, verified, verify };
}

export type Verification = ReturnType<typeof useVerification>;
