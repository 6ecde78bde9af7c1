import { changeComposition } from '../compose/compose';
import { listEnvironments, requirePointer } from '../compose/documents';
import { readRecent } from '../compose/history';
import { useReleases } from './test-bench';

const { store, put: release } = useReleases();
const environment = 'production';
const promotions = 150;

/** How much work asks of the store: each call, and each key of a list. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const calls = (['get', 'has', 'putNew'] as const).map((name) => jest.spyOn(store, name));
  const lists = jest.spyOn(store, 'list');
  await work();
  const listed = await Promise.all(
    lists.mock.results.map(({ value }) => value as ReturnType<typeof store.list>),
  );
  const cost = [...calls, lists].reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of [...calls, lists]) spy.mockRestore();
  return cost + listed.flat().length;
}

/** What status, history and a release cost. */
async function costs(mark: string): Promise<Readonly<Record<string, number>>> {
  return {
    release: await costOf(() => release(mark)),
    status: await costOf(async () => {
      for (const name of await listEnvironments(store)) await requirePointer(store, name);
    }),
    history: await costOf(async () => {
      await readRecent(store, environment, await requirePointer(store, environment), 50);
    }),
  };
}

async function promoteOften(times: number): Promise<void> {
  const { composition } = await requirePointer(store, environment);
  const states = Object.values(composition.remotes).flatMap((contracts) =>
    [2, 1].map((kernel) => ({ contracts: { ...contracts, kernelRange: `^${kernel}.0.0` } })),
  );
  for (let time = 0; time < times; time += 1)
    await changeComposition(store, environment, {
      change: () => ({ schema: 1, remotes: states[time % 2] ?? {} }),
      action: 'again',
    });
}

it('[deployment] after 200 promotions a release, status and history cost what they cost at first', async () => {
  await release('first');
  await promoteOften(60);
  const first = await costs('one');
  await promoteOften(promotions);
  const last = await costs('two');
  for (const [what, cost] of Object.entries(first))
    expect({ what, grew: (last[what] ?? 0) / cost <= 1.5 }).toEqual({ what, grew: true });
  expect((await requirePointer(store, environment)).seq).toBe(promotions + 63);
}, 120_000);
