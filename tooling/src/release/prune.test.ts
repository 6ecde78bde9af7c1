import { rm, utimes, writeFile } from 'node:fs/promises';
import { describeRelease } from '../compose/built';
import { keepShellInHistory, readShellHistory } from '../compose/history';
import type { Store } from '../store/store';
import {
  fakePlaces,
  fakeRelease,
  releaseRemote,
  removeRemote,
  rollback,
  rollbackShell,
  verify,
} from './test-fakes';
import { pruneStore as pruneWithPause, type PruneOptions } from './verbs/prune';
import { marksKey } from './prune-marks';
import { idOf, useReleases } from './test-bench';

const { store, pages, put, putShell, running } = useReleases();

const dayMs = 86_400_000;
const prune = (from: Store, options: PruneOptions) =>
  pruneWithPause(from, { pause: () => Promise.resolve(), ...options });
const keyOf = (mark: string) => fakePlaces(mark).described;
/** How many of a release's keys are there. */
const held = async (mark: string) => {
  const there = await Promise.all(fakePlaces(mark).all.map((key) => store.has(key)));
  return there.filter(Boolean).length;
};

const release = (mark: string, environment?: string) => put(mark, { environment });

async function age(days: number) {
  const then = new Date(Date.now() - days * dayMs);
  for (const { key } of await store.list('')) await utimes(store.pathOf(key), then, then);
}

describe('prune', () => {
  it('[deployment] keeps what a pointer or the history names, however old', async () => {
    await release('one', 'production');
    await release('two', 'production');
    await age(400);
    expect(await prune(store, { days: 30 })).toMatchObject({
      releases: [],
      compositions: [],
      keys: 0,
    });
  });

  it('[deployment] removes a release that never ran, once no open page can need it', async () => {
    await release('one', 'production');
    await release('preview');
    expect((await prune(store, { days: 30 })).releases).toEqual([]);
    await age(31);
    await release('fresh');
    const report = await prune(store, { days: 30 });
    expect(report).toMatchObject({ releases: [keyOf('preview')], compositions: [], keys: 4 });
    expect(await held('preview')).toBe(0);
    expect(await held('one')).toBe(4);
    expect(await held('fresh')).toBe(4);
  });

  it('[deployment] removes what the history names only when told how long it protects', async () => {
    await release('one', 'production');
    await release('two', 'production');
    await release('three', 'production');
    await age(400);
    const now = () => new Date(Date.now() + 100 * dayMs);
    expect((await prune(store, { days: 30, now })).releases).toEqual([]);
    const { releases, compositions } = await prune(store, { days: 30, historyDays: 60, now });
    expect(releases).toEqual([keyOf('one')]);
    expect(compositions).toHaveLength(1);
    expect(await held('two')).toBe(4);
    expect(await held('three')).toBe(4);
  });

  it('[deployment] keeps a release that another environment runs', async () => {
    await release('one', 'staging');
    await release('two', 'production');
    await age(400);
    expect((await prune(store, { days: 1, historyDays: 1 })).keys).toBe(0);
  });

  it('[deployment] only says on a dry run', async () => {
    await release('one', 'production');
    await release('preview');
    await age(31);
    expect((await prune(store, { days: 30, dryRun: true })).keys).toBe(4);
    expect(await held('preview')).toBe(4);
  });

  it('[deployment] leaves alone what is not named as a release, a composition or a file of a shell', async () => {
    await release('one', 'production');
    const foreign = [
      'assets/logo.svg',
      'compositions/song.json',
      'contracts/r/2024/january.pdf',
      'contracts/r/january.0123456789.js',
      `contracts/r/${'b'.repeat(32)}.json`,
      `compositions/${'c'.repeat(64)}.json`,
      'invoices/r/2024/may.pdf',
      `photos/r/${'a'.repeat(32)}/x.png`,
      'shell/assets/of-another-product.js',
    ];
    for (const key of foreign) await store.putNew(key, Buffer.from('not ours'));
    await age(400);
    expect((await prune(store, { days: 0, historyDays: 0 })).keys).toBe(0);
    for (const key of foreign) expect(await store.has(key)).toBe(true);
  });

  it.each([
    [
      'is missing',
      (path: string) => rm(path),
      /current\.json is missing in .*Nothing was removed\.$/,
    ],
    [
      'cannot be read',
      (path: string) => writeFile(path, '{oops'),
      /current\.json in .* is not JSON/,
    ],
  ])('[deployment] removes nothing while a pointer %s', async (_state, spoil, reason) => {
    for (const mark of ['one', 'two', 'three']) await release(mark, 'production');
    await release('one', 'staging');
    await release('preview');
    await age(400);
    const keys = (await store.list('')).map(({ key }) => key);
    await spoil(store.pathOf('env/production/current.json'));
    for (const dryRun of [true, false])
      await expect(prune(store, { days: 0, historyDays: 0, dryRun })).rejects.toThrow(reason);
    const left = (await store.list('')).map(({ key }) => key);
    expect(keys.filter((key) => !left.includes(key) && !key.endsWith('current.json'))).toEqual([]);
  });

  it('[deployment] removes nothing where there is no environment', async () => {
    await release('preview');
    await age(400);
    await expect(prune(store, { days: 0 })).rejects.toThrow('holds no environment');
    expect(await held('preview')).toBe(4);
  });

  it('[deployment] keeps what ran until lately, however old its files are', async () => {
    await release('one', 'production');
    await age(400);
    await release('two', 'production');
    const report = await prune(store, { days: 30, historyDays: 1 });
    expect(report).toMatchObject({ releases: [], compositions: [] });
  });
});

describe('what a rollback goes to', () => {
  const historyDays = 30;
  const quiet = () => new Date(Date.now() + 100 * dayMs);
  const pruneLater = () => prune(store, { days: 30, historyDays, now: quiet });

  it.each([undefined, 'contracts'])(
    '[deployment] stays, however long nothing was released: rollback %s',
    async (remote) => {
      await release('good', 'production');
      await release('bad', 'production');
      await age(400);
      expect((await pruneLater()).keys).toBe(0);
      await rollback(store, 'production', { remote });
      expect(await running()).toBe(idOf('good'));
      expect((await verify(store, 'production')).problems).toEqual([]);
    },
  );

  it('[deployment] stays for each environment of a store, and for each remote', async () => {
    for (const environment of ['staging', 'production']) {
      for (const mark of ['oldest', 'good', 'bad'])
        await release(`${environment} ${mark}`, environment);
      for (const mark of ['a', 'b', 'c']) await put(mark, { name: 'account', environment });
    }
    await age(400);
    expect((await pruneLater()).releases).toHaveLength(3);
    for (const environment of ['staging', 'production']) {
      await rollback(store, environment, { remote: 'contracts' });
      expect(await running('contracts', environment)).toBe(idOf(`${environment} good`));
      await rollback(store, environment, { remote: 'account' });
      expect(await running('account', environment)).toBe(idOf('b'));
      expect((await verify(store, environment)).problems).toEqual([]);
    }
  });

  it('[deployment] stays for a remote that was removed', async () => {
    await release('one', 'production');
    await put('a', { name: 'account' });
    await removeRemote(store, 'production', 'account');
    for (const mark of ['two', 'three', 'four']) await release(mark, 'production');
    await age(400);
    await pruneLater();
    await rollback(store, 'production', { remote: 'account' });
    expect(await running('account')).toBe(idOf('a'));
  });

  it('[deployment] is what was not pruned: a second rollback passes over the others, and names them', async () => {
    for (const mark of ['one', 'two', 'three', 'four']) await release(mark, 'production');
    await age(400);
    expect((await pruneLater()).compositions).toHaveLength(2);
    const passed: number[] = [];
    const back = () =>
      rollback(store, 'production', {
        onPassedOver: (numbers) => passed.push(...numbers),
      });
    await back();
    expect(await running()).toBe(idOf('three'));
    await expect(back()).rejects.toThrow('there is nothing to go back to');
    expect(passed).toEqual([1, 2]);
    expect(await running()).toBe(idOf('three'));
    await expect(rollback(store, 'production', { seq: 1 })).rejects.toThrow('does not exist');
    // What was pruned once keeps nothing from being pruned again.
    expect((await prune(store, { days: 30, now: quiet })).keys).toBe(0);
  });

  const spoilt = [
    ['no JSON', '{cut'],
    ['an empty file', ''],
    ['null', 'null'],
    ['another shape', '{"seq":2}'],
    ['a time that is none', { at: 'yesterday' }],
    ['a day that there is not', { at: '2026-02-45T00:00:00.000Z' }],
    ['a number of another promotion', { seq: 7 }],
  ] as const;

  it.each(spoilt)('[deployment] is not guessed from a record with %s', async (_what, change) => {
    for (const mark of ['one', 'two', 'three']) await release(mark, 'production');
    await age(400);
    const key = 'env/production/history/00000002.json';
    const record = JSON.parse(String((await store.get(key))?.body)) as object;
    const text = typeof change === 'string' ? change : JSON.stringify({ ...record, ...change });
    await writeFile(store.pathOf(key), text);
    const keys = (await store.list('')).length;
    for (const days of [undefined, 30])
      await expect(prune(store, { days: 30, historyDays: days, now: quiet })).rejects.toThrow(
        /history\/00000002\.json in .*nothing was changed\.$/,
      );
    expect(await store.list('')).toHaveLength(keys);
    const passed: number[] = [];
    await rollback(store, 'production', {
      onPassedOver: (numbers) => passed.push(...numbers),
    });
    expect(await running()).toBe(idOf('one'));
    expect(passed).toEqual([2]);
  });

  it('[deployment] is not guessed from a pointer whose time is none', async () => {
    for (const mark of ['one', 'two']) await release(mark, 'production');
    const held = await store.get('env/production/current.json');
    const pointer = { ...(JSON.parse(String(held?.body)) as object), at: 'yesterday' };
    await store.swap(
      'env/production/current.json',
      Buffer.from(JSON.stringify(pointer)),
      held?.tag,
    );
    await age(400);
    await expect(pruneLater()).rejects.toThrow('has a time that cannot be read, “yesterday”');
  });
});

describe('a prune beside other work', () => {
  beforeEach(async () => {
    await release('one', 'production');
    await release('preview');
    await age(31);
  });

  it('[deployment] keeps what is promoted between its two looks', async () => {
    const pause = () => release('preview', 'production').then(() => undefined);
    const promoted = pruneWithPause(store, { days: 30, pause });
    await expect(promoted).rejects.toThrow('A prune is about to remove the release');
    await store.remove([marksKey]);
    const report = await pruneWithPause(store, {
      days: 30,
      pause: async () => {
        await store.remove([marksKey]);
        await release('preview', 'production');
      },
    });
    expect(report.keys).toBe(0);
    expect(await held('preview')).toBe(4);
  });

  it('[deployment] makes only a change that wants what it marked wait', async () => {
    const asked: unknown[] = [];
    await pruneWithPause(store, {
      days: 30,
      pause: async () => {
        asked.push(await release('preview', 'production').catch((error: unknown) => error));
        await release('three', 'production');
      },
    });
    expect(String(asked[0])).toMatch(
      /A prune is about to remove the release [0-9a-f]{8} of contracts/,
    );
    expect(await held('preview')).toBe(0);
    expect(await held('three')).toBe(4);
    await release('preview', 'production');
    expect(await held('preview')).toBe(4);
  });

  it('[deployment] refuses a second one, until the first has ended or was killed long ago', async () => {
    const second = () => prune(store, { days: 30 });
    await expect(pruneWithPause(store, { days: 30, pause: second })).rejects.toThrow(
      'Another prune of',
    );
    const killed = { until: '2020-01-01T00:00:00.000Z', keys: fakePlaces('preview').all };
    const there = await store.get(marksKey);
    await store.swap(marksKey, Buffer.from(JSON.stringify(killed)), there?.tag);
    expect((await second()).releases).toEqual([keyOf('preview')]);
  });

  it('[deployment] finishes what a killed one began', async () => {
    await store.remove(fakePlaces('preview').files.slice(1));
    expect((await prune(store, { days: 30 })).keys).toBe(2);
    expect(await held('preview')).toBe(0);
  });

  it('[deployment] keeps a file that another release has too', async () => {
    const shared = fakeRelease({ mark: 'one' });
    const bodies = new Map([...shared.bodies, ...fakeRelease({ mark: 'other' }).bodies]);
    const { entry, kernelRange, screens } = shared.description;
    const built = describeRelease(bodies, { entry, kernelRange, screens });
    await releaseRemote(store, { name: 'contracts', built });
    await age(31);
    const { files } = await prune(store, { days: 30 });
    expect(files).toEqual([...fakePlaces('other').files, ...fakePlaces('preview').files].sort());
    expect(await held('one')).toBe(4);
  });
});

describe('prune of shells', () => {
  const dayOf = (day: number) => () => new Date(Date.now() + day * dayMs);

  /** Releases a shell made of one file of its own and one that all have. */
  const releaseShell = (mark: string, { day = 0, ...own }: { day?: number; pages?: Store } = {}) =>
    putShell(mark, undefined, { now: dayOf(day), ...own });

  const assetsOf = async (from: Store, folder = 'shell/assets/') =>
    (await from.list(folder)).map(({ key }) => key.slice(folder.length));

  it('[deployment] keeps what a page runs or ran, unless told how long the history protects', async () => {
    await releaseShell('one');
    await releaseShell('two', { day: 1 });
    await releaseShell('three', { day: 2 });
    await age(400);
    expect((await prune(store, { days: 30, now: dayOf(500) })).shellFiles).toEqual([]);
    const { shellFiles, keys } = await prune(store, {
      days: 30,
      historyDays: 60,
      now: dayOf(500),
    });
    expect({ shellFiles, keys }).toEqual({ shellFiles: ['shell/assets/one.js'], keys: 3 });
    expect(await assetsOf(store)).toEqual(['font.woff2', 'three.js', 'two.js']);
  });

  it('[deployment] keeps the pages that can be gone back to, and removes the others with what is beside them', async () => {
    const pagesOf = async () =>
      (await store.list('env/production/pages/')).map(({ key }) => key.split('/').at(-1) ?? '');
    await releaseShell('one');
    const [first = ''] = await pagesOf();
    const built = `env/production/pages/${first.replace('json', 'built.json')}`;
    await store.putNew(built, Buffer.from('{}'));
    await store.putNew('env/production/pages/notes.json', Buffer.from('not ours'));
    await releaseShell('two', { day: 1 });
    await releaseShell('three', { day: 2 });
    await age(400);
    const later = { days: 30, now: dayOf(500) };
    expect((await prune(store, later)).shellPages).toEqual([]);
    const { shellPages } = await prune(store, { ...later, historyDays: 60 });
    expect(shellPages).toEqual([built, `env/production/pages/${first}`].sort());
    expect(await pagesOf()).toHaveLength(3);
    expect(await pagesOf()).toContain('notes.json');
  });

  it('[deployment] keeps what a page opened within the last days can need', async () => {
    await releaseShell('one');
    await age(400);
    await releaseShell('two', { day: 400 });
    await releaseShell('three', { day: 400 });
    const options = { days: 30, historyDays: 1 };
    expect((await prune(store, { ...options, now: dayOf(429) })).shellFiles).toEqual([]);
    expect((await prune(store, { ...options, now: dayOf(431) })).shellFiles).toEqual([
      'shell/assets/one.js',
    ]);
  });

  it('[deployment] keeps the page that a rollback goes to, however long it was replaced', async () => {
    for (const [day, mark] of ['one', 'two', 'three'].entries()) await releaseShell(mark, { day });
    await age(400);
    await prune(store, { days: 1, historyDays: 1, now: dayOf(500) });
    const { assets } = await rollbackShell(store, 'production');
    expect(assets).toContain('two.js');
    expect(await assetsOf(store)).toEqual(['font.woff2', 'three.js', 'two.js']);
    await expect(rollbackShell(store, 'production')).rejects.toThrow('nothing to go back to');
  });

  it('[deployment] keeps the page of the composition that a rollback goes to', async () => {
    await releaseShell('one');
    await release('first', 'production');
    await release('good', 'production');
    for (const [at, mark] of ['two', 'three', 'four'].entries())
      await releaseShell(mark, { day: at + 1 });
    await release('bad', 'production');
    await age(400);
    for (const seq of [4, 5, 6]) await store.remove([`env/production/history/0000000${seq}.json`]);
    await prune(store, { days: 1, historyDays: 1, now: dayOf(500) });
    await rollback(store, 'production');
    expect((await verify(store, 'production')).problems).toEqual([]);
    expect(await assetsOf(store)).toContain('one.js');
  });

  it('[deployment] has a shell wait whose files are marked', async () => {
    for (const [day, mark] of ['one', 'two', 'three'].entries()) await releaseShell(mark, { day });
    await age(400);
    const asked: unknown[] = [];
    await pruneWithPause(store, {
      days: 1,
      historyDays: 1,
      now: dayOf(500),
      pause: async () => {
        const page = (await readShellHistory(store, 'production')).at(-1)?.page;
        asked.push(await rollbackShell(store, 'production', { page }).catch(String));
      },
    });
    expect(asked[0]).toMatch(
      /A prune is about to remove files of this shell, until .* again then\./,
    );
    expect(await assetsOf(store)).toEqual(['font.woff2', 'three.js', 'two.js']);
  });

  it('[deployment] removes nothing where the time of a shell is none', async () => {
    for (const [day, mark] of ['one', 'two', 'three'].entries()) await releaseShell(mark, { day });
    await age(400);
    const key = 'env/production/shells/00000002.json';
    const record = JSON.parse(String((await store.get(key))?.body)) as object;
    await writeFile(store.pathOf(key), JSON.stringify({ ...record, at: 'yesterday' }));
    await expect(prune(store, { days: 1, historyDays: 1, now: dayOf(500) })).rejects.toThrow(
      /shells\/00000002\.json in .* is not valid at at; nothing was changed/,
    );
    expect(await assetsOf(store)).toContain('one.js');
  });

  it('[deployment] keeps the page that runs, though a later one was begun and never finished', async () => {
    await releaseShell('one');
    const record = { page: 'unfinished', at: dayOf(1)().toISOString(), assets: ['two.js'] };
    await keepShellInHistory(store, 'production', record);
    await age(400);
    const options = { days: 1, historyDays: 1, now: dayOf(500) };
    expect((await prune(store, options)).shellFiles).toEqual([]);
  });

  it('[deployment] removes nothing while a page runs whose files were never written down', async () => {
    await releaseShell('one');
    await releaseShell('two', { day: 1 });
    await store.remove((await store.list('env/production/shells/')).map(({ key }) => key));
    await age(400);
    const options = { days: 1, historyDays: 1, now: dayOf(500) };
    const report = await prune(store, options);
    expect(report).toMatchObject({ shellFiles: [], unknownShells: ['production'] });
    expect(await assetsOf(store)).toContain('one.js');
  });

  it('[deployment] prunes the bucket of the pages too, and no bucket of another page', async () => {
    await releaseShell('one', { pages });
    await releaseShell('two', { day: 1, pages });
    await releaseShell('three', { day: 2, pages });
    const later = { days: 1, historyDays: 1, now: dayOf(500) };
    const { shellFiles } = await prune(store, { ...later, pages });
    expect(shellFiles).toEqual(['assets/one.js']);
    expect(await assetsOf(pages, 'assets/')).toEqual(['font.woff2', 'three.js', 'two.js']);

    const held = await pages.get('index.html');
    await pages.swap('index.html', Buffer.from('another page'), held?.tag);
    await expect(prune(store, { ...later, pages })).rejects.toThrow(/does not hold the page of/);
    expect(await assetsOf(pages, 'assets/')).toHaveLength(3);
  });

  it('[deployment] writes down a shell once, however often it is released', async () => {
    for (const mark of ['one', 'one', 'two', 'one']) await releaseShell(mark);
    expect((await readShellHistory(store, 'production')).map(({ assets }) => assets)).toEqual([
      ['font.woff2', 'one.js'],
      ['font.woff2', 'two.js'],
      ['font.woff2', 'one.js'],
    ]);
  });
});
