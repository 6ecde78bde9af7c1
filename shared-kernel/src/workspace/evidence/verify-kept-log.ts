import type { KeptLog } from '../store/source';
import { checkpointState, type Checkpoint, type CheckpointState } from './checkpoint';
import { closingsIn } from './closings';
import { verifyLog, type LogVerdict } from './verify-log';

/** What a log comes to, and the last checkpoint that agrees with it. */
export interface KeptLogVerdict {
  readonly verdict: LogVerdict;
  /** How many checkpoints there are, of how many the signature is not this browser's, and how many have none. */
  readonly checkpoints: {
    readonly count: number;
    readonly forged: number;
    readonly unsigned: number;
  };
  readonly last: Checkpoint | undefined;
}

interface VerifyKeptOptions {
  /** The public half of this browser's key: what another has signed is not this browser's. */
  readonly publicKey?: string | undefined;
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** The checkpoints that a browser has kept and those that the log itself has of its closed sections, each once. */
const allOf = (kept: readonly Checkpoint[], entries: KeptLog['entries']): readonly Checkpoint[] => {
  const stated = closingsIn(entries).map(({ closed }) => closed.checkpoint);
  const byText = [...stated, ...kept].map(
    (each) => [`${each.seq} ${each.digest} ${each.at} ${each.signature}`, each] as const,
  );
  return [...new Map(byText).values()].toSorted((a, b) => a.seq - b.seq);
};

/** Checks a kept log against its own digests, and the checkpoints of it that this browser has kept or it has itself. */
export async function verifyKeptLog(
  { entries, head }: KeptLog,
  kept: readonly Checkpoint[],
  { publicKey: own, onProgress }: VerifyKeptOptions = {},
): Promise<KeptLogVerdict> {
  const checkpoints = allOf(kept, entries);
  const states = await Promise.all(
    checkpoints.map(async (checkpoint): Promise<CheckpointState> => {
      const { publicKey = own } = checkpoint;
      return own !== undefined && publicKey !== own ? 'forged' : checkpointState(checkpoint);
    }),
  );
  const trusted = checkpoints.filter((_, at) => states[at] !== 'forged');
  const verdict = await verifyLog(entries, { known: trusted, head, onProgress });
  const many = (state: CheckpointState) => states.filter((each) => each === state).length;
  return {
    verdict,
    checkpoints: {
      count: checkpoints.length,
      forged: many('forged'),
      unsigned: many('unsigned'),
    },
    last: trusted.at(-1),
  };
}
