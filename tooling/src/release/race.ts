import { changeComposition, PromotionError } from '../compose/compose';
import { readHistory, requirePointer } from '../compose/documents';
import type { Store } from '../store/store';
import { fakeRelease } from './fakes';
import { withRelease } from './placement';

export interface RoundReport {
  /** How many of those that expected the same state changed it. */
  readonly winners: number;
  /** Releases that are missing after everybody released at once. */
  readonly lost: readonly string[];
  /** Promotions that the history has more or fewer than there were. */
  readonly historyGap: number;
}

interface RoundOptions {
  readonly promoters: number;
  readonly round: number;
}

const environment = 'race';

/** Lets many promote at once: first all from the same state, then each its own remote. For tests. */
export async function raceRound(
  openStore: () => Store,
  { promoters, round }: RoundOptions,
): Promise<RoundReport> {
  const store = openStore();
  const change = (name: string, expect?: string) => {
    const { description } = fakeRelease({ mark: `${round} ${name}`, files: 1 });
    const places = { named: 'https://remotes.example.com/' };
    return changeComposition(openStore(), environment, {
      change: (current) => withRelease(current, name, description, places),
      action: `release ${name}`,
      expect,
    }).then(() => description.release);
  };
  const names = Array.from({ length: promoters }, (_, index) => `remote-${index}`);

  await change('first');
  const { seq } = await requirePointer(store, environment);
  const strict = await Promise.allSettled(names.map((name) => change(`${name}x`, String(seq))));
  for (const outcome of strict)
    if (outcome.status === 'rejected' && !(outcome.reason instanceof PromotionError))
      throw outcome.reason;
  const winners = strict.filter(({ status }) => status === 'fulfilled').length;

  const releases = await Promise.all(names.map((name) => change(name)));
  const after = await requirePointer(store, environment);
  const lost = names.filter(
    (name, index) => after.composition.remotes[name]?.release !== releases[index],
  );
  const promotions = (await readHistory(store, environment)).length;
  return { winners, lost, historyGap: after.seq - promotions };
}
