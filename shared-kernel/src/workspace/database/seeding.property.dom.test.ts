import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openDB } from 'idb';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { loadEmptySeed, createSeed } from '../test-support/seeds';
import type { WorkspaceSource } from './source';
import { waitUntil } from '../test-support/wait-until';
import { writeChanges } from '../test-support/write';
import { createBrowserSource } from '../create-source';

const [template] = notifications as [Notification];
const idOf = (index: number) => `NT-${index + 10}`;
const titled = (id: string, title: string): Notification => ({ ...template, id, title });

const sample = Array.from({ length: 11 }, (_, index) => titled(idOf(index), 'First'));

let databases = 0;

class Tab {
  source: WorkspaceSource;

  constructor(private readonly name: string) {
    this.source = this.open();
  }

  reopen() {
    this.source.close();
    this.source = this.open();
  }

  private open() {
    return createBrowserSource({
      name: this.name,
      seed: createSeed({ notifications: sample }, loadEmptySeed),
    });
  }
}

async function isSeeded(name: string): Promise<boolean> {
  const database = await openDB(name);
  const keys = (await database.getAllKeys('meta')) as string[];
  database.close();
  return keys.includes('seeded:notifications');
}

type Model = Map<string, string>;

const ordered = (model: Model) => [...model].sort(([a], [b]) => (a < b ? -1 : 1));

const isShown = (shown: readonly Notification[], model: Model) =>
  JSON.stringify(shown.map(({ id, title }) => [id, title])) === JSON.stringify(ordered(model));

const hearing = ({ source }: Tab, model: Model) =>
  waitUntil(() => {
    const shown = source.peek('notifications');
    return shown === undefined || isShown(shown, model);
  });

type Action = (tab: Tab, model: Model) => Promise<void> | void;

const put =
  (key: string, title: string | undefined): Action =>
  async ({ source }, model) => {
    const base = await source.get('notifications', key);
    expect(base?.record.title).toBe(model.get(key));
    const next = title === undefined ? undefined : titled(key, title);
    const change = { collection: 'notifications', key, base, next } as const;
    expect(await writeChanges(source, [change])).toMatchObject({ ok: true });
    if (title === undefined) model.delete(key);
    else model.set(key, title);
  };

const read: Action = async ({ source }, model) => {
  expect(isShown(await source.list('notifications'), model)).toBe(true);
};

const anyKey = fc.nat({ max: 13 }).map(idOf);
const anyTitle = fc.option(fc.constantFrom('Changed', 'Again'), { nil: undefined });

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(anyKey, anyTitle).map(([key, title]) => put(key, title)),
  fc.constantFrom<Action>(
    read,
    (tab) => tab.reopen(),
    ({ source }) => source.queryClient.clear(),
  ),
);

const anyActions = fc.array(fc.tuple(fc.constantFrom(0, 1), anyAction), { maxLength: 14 });

describe('random actions in two tabs', () => {
  it('[workspace] after random actions in two tabs, both tabs and the database contain the same records', async () => {
    await fc.assert(
      fc.asyncProperty(anyActions, async (actions) => {
        const name = `seeds-property-${(databases += 1)}`;
        const model: Model = new Map(sample.map(({ id, title }) => [id, title]));
        const tabs: readonly [Tab, Tab] = [new Tab(name), new Tab(name)];
        for (const [which, act] of actions) {
          const tab = tabs[which];
          await hearing(tab, model);
          await act(tab, model);
        }
        for (const tab of tabs) {
          await hearing(tab, model);
          await read(tab, model);
        }

        expect(await isSeeded(name)).toBe(true);
        const next = new Tab(name);
        await read(next, model);
        next.source.close();
        for (const { source } of tabs) source.close();
      }),
      { numRuns: 30 },
    );
  });
});
