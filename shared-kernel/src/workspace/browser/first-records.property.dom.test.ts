import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../test-support/seeds';
import type { Change, WorkspaceSource } from '../store/source';
import { untilCounted } from '../test-support/until-counted';
import { write } from '../test-support/write';
import { createBrowserSource } from './browser-source';

const [sample] = notifications as [Notification];

const keyOf = (index: number) => `NT-${String(index).padStart(5, '0')}`;

const recordOf = (index: number, second: number): Notification => ({
  ...sample,
  id: keyOf(index),
  timestamp: new Date(Date.UTC(2024, 0, 1, 0, 0, second)).toISOString(),
});

const size = 1100;
const many = Array.from({ length: size }, (_, index) => recordOf(index, index % 600));

let databases = 0;

const open = (name: string) =>
  createBrowserSource({
    name,
    seed: seedOf({ notifications: many }, emptySeed),
  });

/** Puts a record, at a second, or removes it. */
const anyStep = fc.record({
  index: fc.oneof(fc.nat(size), fc.integer({ min: size - 40, max: size + 40 })),
  second: fc.option(fc.oneof(fc.nat(700), fc.integer({ min: 570, max: 640 })), { nil: undefined }),
});

type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

async function changesOf(source: WorkspaceSource, steps: readonly Step[]): Promise<Change[]> {
  const changes = steps.map(async ({ index, second }): Promise<Change> => {
    const base = await source.get('notifications', keyOf(index));
    const next = second === undefined ? undefined : recordOf(index, second);
    return { collection: 'notifications', key: keyOf(index), base, next };
  });
  return (await Promise.all(changes)).filter(({ base, next }) => base ?? next);
}

const latest = (plain: ReadonlyMap<string, Notification>, limit: number) =>
  [...plain.values()]
    .sort((a, b) => {
      if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? 1 : -1;
      return a.id < b.id ? 1 : -1;
    })
    .slice(0, limit);

const anyVisits = fc.array(
  fc.array(
    fc.uniqueArray(anyStep, { minLength: 1, maxLength: 30, selector: ({ index }) => index }),
    { maxLength: 3 },
  ),
  { minLength: 1, maxLength: 3 },
);

describe('what a long list begins with', () => {
  it('[workspace] is what a plain list begins with, counted right, after any writes', async () => {
    await fc.assert(
      fc.asyncProperty(anyVisits, async (visits) => {
        const name = `begins-any-${(databases += 1)}`;
        const plain = new Map(many.map((record) => [record.id, record]));
        const expectFirst = async (source: WorkspaceSource) => {
          const query = { descending: true, limit: 80 };
          const first = await source.find('notifications', 'timestamp', query);
          expect(first).toEqual(latest(plain, 80));
          expect(await source.count('notifications')).toBe(plain.size);
          const unread = [...plain.values()].filter(({ isRead }) => !isRead);
          expect(await source.count('notifications', 'unread')).toBe(unread.length);
        };
        for (const writes of visits) {
          const source = open(name);
          await source.list('notifications');
          await untilCounted(name, 'notifications');
          source.close();
          const next = open(name);
          for (const steps of writes) {
            await write(next, await changesOf(next, steps));
            for (const { index, second } of steps)
              if (second === undefined) plain.delete(keyOf(index));
              else plain.set(keyOf(index), recordOf(index, second));
            await expectFirst(next);
          }
          next.close();
          const again = open(name);
          await expectFirst(again);
          again.close();
        }
      }),
      { numRuns: 5 },
    );
  });
});
