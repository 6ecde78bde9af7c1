import type { WorkspaceSource } from '../store/source';
import { bringEvidence } from './bring-evidence';

/** At most this many entries are written between two checkpoints, in one page's work. */
const entriesBetween = 100;

/** Makes a checkpoint of a log once `entriesBetween` more entries were written; to be called after a change. */
export function createCheckpointKeeper(
  source: Pick<WorkspaceSource, 'logState'>,
  wallClock = () => new Date(),
): () => Promise<void> {
  let last: number | undefined;
  return async () => {
    const { name, head } = await source.logState();
    if (name === undefined || !head) return;
    last ??= head.seq - 1;
    const isDue = Math.floor(head.seq / entriesBetween) > Math.floor(last / entriesBetween);
    last = head.seq;
    if (!isDue) return;
    const { makeCheckpoint } = await bringEvidence();
    await makeCheckpoint(name, head, wallClock());
  };
}
