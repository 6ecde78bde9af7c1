import 'fake-indexeddb/auto';
import { createCheckpointKeeper } from '../page-workspace';
import { keptCheckpoints, makeCheckpoint } from './checkpoint-store';

const digest = 'a'.repeat(64);
const now = () => new Date('2026-07-22T09:00:00.000Z');

const seqsOf = async (name: string) => (await keptCheckpoints(name)).map(({ seq }) => seq);

/** Tells a keeper of these entries of a log, one after another. */
async function afterEntries(name: string | undefined, ...seqs: number[]) {
  let seq = 0;
  const logState = () => Promise.resolve({ name, head: { seq, digest } });
  const keep = createCheckpointKeeper({ logState }, now);
  for (seq of seqs) await keep();
}

describe('the checkpoints that are made as work goes on', () => {
  it('[audit] come with every hundredth entry, or the first after it', async () => {
    await afterEntries('as-it-goes', 98, 99, 100, 101, 199, 203, 204);
    expect(await seqsOf('as-it-goes')).toEqual([100, 203]);
  });

  it('[audit] are of one log each', async () => {
    await makeCheckpoint('one', { seq: 1, digest }, now());
    await makeCheckpoint('other', { seq: 2, digest }, now());
    expect(await seqsOf('one')).toEqual([1]);
  });

  it('[audit] are none of a log that is kept nowhere', async () => {
    await expect(afterEntries(undefined, 100)).resolves.toBeUndefined();
  });
});
