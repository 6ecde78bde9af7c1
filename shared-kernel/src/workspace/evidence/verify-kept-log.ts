import type { KeptLog } from '../source';
import { checkpointState, type Checkpoint, type CheckpointState } from './checkpoint';
import { verifyLog, type LogVerdict } from './verify-log';

/** What a log comes to, and the last checkpoint that agrees with it. */
export interface KeptLogVerdict {
  readonly verdict: LogVerdict;
  /** How many checkpoints there are, and of how many the signature is not this browser's. */
  readonly checkpoints: { readonly count: number; readonly forged: number };
  readonly last: Checkpoint | undefined;
}

interface VerifyKeptOptions {
  /** The public half of this browser's key: what another has signed is not this browser's. */
  readonly publicKey?: string | undefined;
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** Checks a kept log against its own digests and the checkpoints that this browser has kept of it. */
export async function verifyKeptLog(
  { entries, head }: KeptLog,
  checkpoints: readonly Checkpoint[],
  { publicKey: own, onProgress }: VerifyKeptOptions = {},
): Promise<KeptLogVerdict> {
  const states = await Promise.all(
    checkpoints.map(async (checkpoint): Promise<CheckpointState> => {
      const { publicKey = own } = checkpoint;
      return own !== undefined && publicKey !== own ? 'forged' : checkpointState(checkpoint);
    }),
  );
  const trusted = checkpoints.filter((_, at) => states[at] !== 'forged');
  const verdict = await verifyLog(entries, { known: trusted, head, onProgress });
  const forged = checkpoints.length - trusted.length;
  return {
    verdict,
    checkpoints: { count: checkpoints.length, forged },
    last: trusted.at(-1),
  };
}
