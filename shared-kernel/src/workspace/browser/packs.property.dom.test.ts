import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openDB } from 'idb';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { emptySeed, seedOf } from '../store/seed-data';
import type { Change, WorkspaceSource } from '../store/source';
import type { Tally } from '../long-lists/tally';
import { until } from '../test-support/until';
import { write } from '../test-support/write';
import { createBrowserSource } from './browser-source';

const [sample] = notifications as [Notification];

const keyOf = (index: number) => `NT-${String(index).padStart(5, '0')}`;

const recordOf = (index: number, title = sample.title): Notification => ({
  ...sample,
  id: keyOf(index),
  title,
  isRead: title.length % 2 === 0,
  isStarred: index % 3 === 0,
});

const many = Array.from({ length: 1100 }, (_, index) => recordOf(index * 2));

let databases = 0;

const open = (name: string) =>
  createBrowserSource({
    name,
    seed: seedOf({ notifications: many }, emptySeed),
  });

const untilPacked = (name: string) =>
  until(async () => {
    const database = await openDB(name);
    const pack: unknown = await database.get('meta', 'packed:notifications');
    database.close();
    return pack !== undefined;
  });

/** Puts a record under a key, with a title, or removes what is there. */
interface Step {
  readonly index: number;
  readonly title: string | undefined;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  index: fc.oneof(fc.nat(20), fc.nat(2400)),
  title: fc.option(fc.stringMatching(/^[a-z]{1,8}$/), { nil: undefined }),
});

/** What is done in one visit, in as many writes, and whether its page is left before it has packed what it read. */
interface Visit {
  readonly writes: readonly (readonly Step[])[];
  readonly isShort: boolean;
}

const anyVisit: fc.Arbitrary<Visit> = fc.record({
  writes: fc.array(
    fc.uniqueArray(anyStep, { minLength: 1, maxLength: 40, selector: ({ index }) => index }),
    {
      maxLength: 4,
    },
  ),
  isShort: fc.boolean(),
});

async function changesOf(source: WorkspaceSource, steps: readonly Step[]): Promise<Change[]> {
  const changes = steps.map(async ({ index, title }): Promise<Change> => {
    const base = await source.get('notifications', keyOf(index));
    const next = title === undefined ? undefined : recordOf(index, title);
    return { collection: 'notifications', key: keyOf(index), base, next };
  });
  return (await Promise.all(changes)).filter(({ base, next }) => base ?? next);
}

/** What is counted of records when all of them are gone through. */
function recount(records: Iterable<Notification>): Tally {
  const groups: Record<string, number> = {};
  let total = 0;
  for (const { isRead, isStarred, actionRequired } of records) {
    total += 1;
    const of = { unread: !isRead, starred: isStarred, action: actionRequired };
    for (const [group, isIn] of Object.entries(of))
      if (isIn) groups[group] = (groups[group] ?? 0) + 1;
  }
  return { total, groups };
}

describe('a packed collection', () => {
  it('[workspace] is what the same writes make of a plain list, and counted as a recount would, visit after visit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyVisit, { minLength: 1, maxLength: 4 }), async (visits) => {
        const name = `packs-any-${(databases += 1)}`;
        const plain = new Map(many.map((record) => [record.id, record]));
        let isCounted = false;
        const expectTally = async (source: WorkspaceSource) => {
          const tally = await source.tally?.('notifications');
          if (isCounted || tally) expect(tally).toEqual(recount(plain.values()));
        };
        for (const { writes, isShort } of visits) {
          const source = open(name);
          await expectTally(source);
          await source.list('notifications');
          for (const steps of writes) {
            await write(source, await changesOf(source, steps));
            for (const { index, title } of steps)
              if (title === undefined) plain.delete(keyOf(index));
              else plain.set(keyOf(index), recordOf(index, title));
            await expectTally(source);
          }
          if (!isShort) {
            await untilPacked(name);
            isCounted = true;
          }
          source.close();
        }
        const source = open(name);
        const expected = [...plain.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
        await expectTally(source);
        expect(await source.list('notifications')).toEqual(expected);
        source.close();
      }),
      { numRuns: 5 },
    );
  });
});
