import { writeFile } from 'node:fs/promises';
import { changeComposition } from '../compose/compose';
import { readComposition, readHistory, requirePointer } from '../compose/documents';
import { readRecent } from '../compose/history';
import { historyKey, pointerKey } from '../compose/keys';
import { DirectoryStore } from '../store/directory-store';
import type { StoredObject } from '../store/store';
import { removeRemote, rollback, rollbackShell } from './test-fakes';
import { idOf, useReleases } from './test-bench';

const { store, put: release, running } = useReleases();

const environment = 'production';

const recent = async () => readRecent(store, environment, await requirePointer(store, environment));

const keyOf = (seq: number) => historyKey(environment, seq);

const nothing = 'there is nothing to go back to';

describe('a damaged history', () => {
  it('[deployment] does not keep from going back past what cannot be read', async () => {
    for (const mark of ['one', 'two', 'three']) await release(mark);
    await writeFile(store.pathOf(historyKey(environment, 2)), '{cut');
    await rollback(store, environment);
    expect(await running()).toBe(idOf('one'));
    expect((await recent()).unreadable).toEqual([2]);
  });

  it.each(['3', '2'])(
    '[deployment] is not written on where the pointer was lost; rollback --seq %s writes it again',
    async (seq) => {
      for (const mark of ['one', 'two', 'three']) await release(mark);
      await store.remove([pointerKey(environment)]);
      const before = (await store.list('')).map(({ key }) => key);
      const lost =
        /current\.json is missing in .* `rollback --env production --seq 3` puts back what ran last\. Nothing was changed\.$/;
      await expect(release('four')).rejects.toThrow(lost);
      await expect(rollback(store, environment)).rejects.toThrow(lost);
      const contracts = { remote: 'contracts', seq: 2 };
      await expect(rollback(store, environment, contracts)).rejects.toThrow(lost);
      await expect(removeRemote(store, environment, 'contracts')).rejects.toThrow(lost);
      await expect(rollbackShell(store, environment)).rejects.toThrow(lost);
      await expect(rollback(store, environment, { seq: 9 })).rejects.toThrow('nothing else to go');
      expect((await store.list('')).map(({ key }) => key)).toEqual(before);

      const dryRun = { seq: Number(seq), dryRun: true };
      expect(await rollback(store, environment, dryRun)).toMatchObject({ seq: 4 });
      expect(await rollback(store, environment, { seq: Number(seq) })).toMatchObject({ seq: 4 });
      expect(await running()).toBe(idOf(seq === '3' ? 'three' : 'two'));
      await release('four');
      await rollback(store, environment);
      expect(await running()).toBe(idOf(seq === '3' ? 'three' : 'two'));
      const { records, unreadable } = await recent();
      expect(records.map((record) => record.seq)).toEqual([6, 5, 4, 3, 2, 1]);
      expect(unreadable).toEqual([]);
    },
  );

  it('[deployment] goes on from the highest number where an older pointer was put back', async () => {
    await release('one');
    const old = await store.get(pointerKey(environment));
    for (const mark of ['two', 'three']) await release(mark);
    const held = await store.get(pointerKey(environment));
    await store.swap(pointerKey(environment), old?.body ?? Buffer.from(''), held?.tag);
    expect((await release('four')).pointer?.seq).toBe(5);
    await rollback(store, environment);
    expect(await running()).toBe(idOf('one'));
  });

  it('[deployment] may begin at any number and have gaps', async () => {
    for (const mark of ['one', 'two', 'three', 'four']) await release(mark);
    await store.remove([historyKey(environment, 1), historyKey(environment, 3)]);
    expect((await release('five')).pointer?.seq).toBe(5);
    await rollback(store, environment);
    await rollback(store, environment);
    expect(await running()).toBe(idOf('two'));
  });

  it('[deployment] is read no further back than 50 promotions, and past a gap that is longer', async () => {
    for (let at = 1; at <= 53; at += 1) await release(`m${at}`);
    const get = jest.spyOn(store, 'get');
    await recent();
    const read = get.mock.calls.filter(([key]) => key.includes('/history/'));
    expect(read).toHaveLength(49);
    get.mockRestore();
    for (let at = 2; at <= 52; at += 1) await store.remove([historyKey(environment, at)]);
    await rollback(store, environment);
    expect(await running()).toBe(idOf('m1'));
  });
});

describe('rollback', () => {
  it('[deployment] goes back to what ran before, and the history says it', async () => {
    await release('one');
    await release('two');
    const pointer = await rollback(store, environment);
    expect(await running()).toBe(idOf('one'));
    expect(pointer.seq).toBe(3);
    expect((await readHistory(store, environment)).map(({ action }) => action)).toEqual([
      'roll back to 1',
      expect.stringMatching(/^release contracts/),
      expect.stringMatching(/^release contracts/),
    ]);
  });

  it('[deployment] takes one remote back and leaves the others', async () => {
    await release('one');
    await release('two');
    await release('account', { name: 'account' });
    await rollback(store, environment, { remote: 'contracts' });
    expect(await running()).toBe(idOf('one'));
    expect(await running('account')).toBe(idOf('account'));
  });

  it('[deployment] goes back to a promotion by its number', async () => {
    for (const mark of ['one', 'two', 'three']) await release(mark);
    await rollback(store, environment, { seq: 1 });
    expect(await running()).toBe(idOf('one'));
  });

  it('[deployment] says when there is nothing to go back to', async () => {
    await release('one');
    await expect(rollback(store, environment)).rejects.toThrow('ran nothing else before');
    await expect(rollback(store, environment, { seq: 7 })).rejects.toThrow('nothing else to go');
  });

  it('[deployment] goes further back the second time, and never to what it went back from', async () => {
    for (const mark of ['oldest', 'good', 'bad']) await release(mark);
    await rollback(store, environment);
    expect(await running()).toBe(idOf('good'));
    await rollback(store, environment);
    expect(await running()).toBe(idOf('oldest'));
    await expect(rollback(store, environment)).rejects.toThrow(nothing);
    expect(await running()).toBe(idOf('oldest'));
  });

  it('[deployment] goes further back through records that do not say which of them went back', async () => {
    for (const mark of ['oldest', 'good', 'bad']) await release(mark);
    await rollback(store, environment);
    for (const key of [pointerKey(environment), ...[1, 2, 3, 4].map(keyOf)]) {
      const held = await store.get(key);
      const { isBack, ...older } = JSON.parse(String(held?.body)) as { readonly isBack?: boolean };
      expect(isBack).toBe([pointerKey(environment), keyOf(4)].includes(key));
      await store.swap(key, Buffer.from(JSON.stringify(older)), held?.tag);
    }
    await rollback(store, environment);
    expect(await running()).toBe(idOf('oldest'));
  });

  it('[deployment] recognizes what went back by its record, not by its words', async () => {
    for (const mark of ['oldest', 'good', 'bad']) await release(mark);
    const [, good] = await readHistory(store, environment);
    const composition = await readComposition(store, good?.hash ?? '');
    await changeComposition(store, environment, {
      change: () => composition,
      action: 'roll out what was good',
    });
    await rollback(store, environment);
    expect(await running()).toBe(idOf('bad'));
  });

  it('[deployment] goes from a bad fix to the last good release, not to the one that the fix replaced', async () => {
    for (const mark of ['good', 'bad']) await release(mark);
    await rollback(store, environment);
    await release('fix');
    await rollback(store, environment);
    expect(await running()).toBe(idOf('good'));
    await expect(rollback(store, environment)).rejects.toThrow(nothing);
  });

  it('[deployment] passes over everything between what it went back to and what it left', async () => {
    for (const mark of ['oldest', 'good', 'bad', 'worse']) await release(mark);
    await rollback(store, environment, { seq: 2 });
    await rollback(store, environment);
    expect(await running()).toBe(idOf('oldest'));
  });

  it('[deployment] may go back to what was released again after it was rolled back', async () => {
    for (const mark of ['good', 'suspected']) await release(mark);
    await rollback(store, environment);
    await release('suspected');
    await release('bad');
    await rollback(store, environment);
    expect(await running()).toBe(idOf('suspected'));
  });

  it('[deployment] takes one remote further back the second time', async () => {
    for (const mark of ['good', 'bad']) await release(mark);
    const options = { remote: 'contracts' };
    await rollback(store, environment, options);
    expect(await running()).toBe(idOf('good'));
    await release('account', { name: 'account' });
    await expect(rollback(store, environment, options)).rejects.toThrow(nothing);
    expect(await running()).toBe(idOf('good'));
  });

  it('[deployment] brings back no remote that was taken back by itself', async () => {
    await release('good');
    await release('bad');
    await release('account', { name: 'account' });
    await rollback(store, environment, { remote: 'contracts' });
    await rollback(store, environment);
    expect(await running()).toBe(idOf('good'));
    expect(await running('account')).toBeUndefined();
    await expect(rollback(store, environment)).rejects.toThrow(nothing);
  });

  it('[deployment] brings back no remote that there was not yet where it went back to', async () => {
    await release('good');
    await release('bad', { name: 'account' });
    await rollback(store, environment);
    expect(await running('account')).toBeUndefined();
    await expect(rollback(store, environment)).rejects.toThrow(nothing);
  });

  it('[deployment] takes back an address too', async () => {
    await release('one');
    await release('one', { publicAddress: 'https://wrong.example.com/' });
    const pointer = await rollback(store, environment, { remote: 'contracts' });
    expect(pointer.composition.remotes.contracts?.address).toMatch(
      /^https:\/\/remotes\.example\.com\//,
    );
  });

  it('[deployment] leaves a fix that was released meanwhile', async () => {
    await release('good');
    await release('bad');
    let reads = 0;
    const get = (key: string): Promise<StoredObject | undefined> =>
      DirectoryStore.prototype.get.call(store, key);
    jest.spyOn(store, 'get').mockImplementation(async (key) => {
      if (key.startsWith('compositions/') && (reads += 1) === 1) await release('fix');
      return get(key);
    });
    await expect(rollback(store, environment, { remote: 'contracts' })).rejects.toThrow(
      'contracts of production was changed by another command meanwhile',
    );
    expect(await running()).toBe(idOf('fix'));
  });

  it('[deployment] keeps what another remote was released to meanwhile', async () => {
    await release('good');
    await release('bad');
    let reads = 0;
    const get = (key: string): Promise<StoredObject | undefined> =>
      DirectoryStore.prototype.get.call(store, key);
    jest.spyOn(store, 'get').mockImplementation(async (key) => {
      if (key.startsWith('compositions/') && (reads += 1) === 1)
        await release('next', { name: 'account' });
      return get(key);
    });
    await rollback(store, environment, { remote: 'contracts' });
    expect(await running()).toBe(idOf('good'));
    expect(await running('account')).toBe(idOf('next'));
  });
});
