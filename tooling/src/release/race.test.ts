import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryStore } from '../store/directory-store';
import { raceRound } from './race';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-race-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A round is long: 24 promoters try again until each has its turn. The deep run goes through ten. */
const count = 2 * Number(process.env.TRUSTFOLD_RUNS);
const rounds = Array.from({ length: count }, (_, index) => index + 1);

describe('24 promoters at once', () => {
  it.each(rounds)('[deployment] have one winner and lose no release, round %i', async (round) => {
    const report = await raceRound(() => new DirectoryStore(root), {
      promoters: 24,
      round,
    });
    expect(report).toEqual({ winners: 1, lost: [], historyGap: 0 });
  });
});
