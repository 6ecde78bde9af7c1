import { readFile, rm, writeFile } from 'node:fs/promises';
import { readHistory, readPointer } from '../compose/documents';
import { describeRelease } from '../compose/built';
import { fakePlaces, fakeRelease } from './test-fakes';
import { publicAddress, useReleases } from './test-bench';

const { store, put: release } = useReleases();

const environment = 'production';

const allKeys = async () => (await store.list('')).map(({ key }) => key);

async function recordShell(kernel: string) {
  await store.putNew(
    `env/${environment}/shell.json`,
    Buffer.from(JSON.stringify({ kernel, page: 'x' })),
  );
}

describe('releaseRemote', () => {
  it('[deployment] describes it, uploads every file, and makes the environment run it', async () => {
    const { put, pointer } = await release('one');
    const { description } = fakeRelease({ mark: 'one' });
    expect({ put, seq: pointer?.seq }).toEqual({ put: 3, seq: 1 });
    expect(pointer?.composition.remotes.contracts).toEqual({
      ...description,
      address: `${publicAddress}contracts/r/`,
    });
    expect(await store.has(fakePlaces('one').described)).toBe(true);
  });

  it('[deployment] uploads nothing the second time and leaves the environment alone', async () => {
    const first = await release('one');
    const before = await allKeys();
    const second = await release('one');
    expect({ put: second.put, bytes: second.bytes, kept: second.kept }).toEqual({
      put: 0,
      bytes: 0,
      kept: 3,
    });
    expect(second.pointer).toEqual(first.pointer);
    expect(await allKeys()).toEqual(before);
  });

  it('[deployment] uploads only what the changed remote brings', async () => {
    await release('one');
    await release('one', { name: 'account', built: fakeRelease({ mark: 'account' }) });
    const before = new Set(await allKeys());
    const { pointer } = await release('two');
    const added = (await allKeys()).filter((key) => !before.has(key));
    expect(added).toEqual([
      `compositions/${pointer?.hash ?? ''}.json`,
      ...fakePlaces('two').all.sort(),
      `env/${environment}/history/00000003.json`,
    ]);
  });

  it('[deployment] addresses a release as those before it', async () => {
    await release('one');
    const { pointer } = await release('two', {
      name: 'account',
      built: fakeRelease({ mark: 'two' }),
      publicAddress: undefined,
    });
    expect(pointer?.composition.remotes.account?.address).toMatch(
      /^https:\/\/remotes\.example\.com\/account\/r\/$/,
    );
  });

  it('[deployment] asks where browsers read the store before it uploads anything', async () => {
    await expect(release('one', { publicAddress: undefined })).rejects.toThrow('--public');
    expect(await allKeys()).toEqual([]);
  });

  it('[deployment] writes nothing on a dry run, and says what it would', async () => {
    const { put } = await release('one', { dryRun: true });
    expect(put).toBe(3);
    expect(await allKeys()).toEqual([]);
  });

  it('[deployment] puts a release for a preview without promoting it', async () => {
    const { pointer } = await release('one', { environment: undefined });
    expect(pointer).toBeUndefined();
    expect(await readPointer(store, environment)).toBeUndefined();
  });

  it('[deployment] goes on with an upload that was interrupted', async () => {
    const built = fakeRelease({ mark: 'one' });
    const [path = '', body = Buffer.alloc(0)] = [...built.bodies][1] ?? [];
    await store.putNew(`contracts/r/${path}`, body);
    const { put, kept } = await release('one');
    expect({ put, kept }).toEqual({ put: 2, kept: 1 });
  });

  it('[deployment] notices, released again, a file that was damaged or lost meanwhile', async () => {
    await release('one');
    const [entry = '', chunk = ''] = fakePlaces('one').files;
    await rm(store.pathOf(entry));
    expect(await release('one')).toMatchObject({ put: 1, kept: 2 });
    await writeFile(store.pathOf(chunk), 'cut');
    await expect(release('one')).rejects.toThrow(
      `${chunk} in ${store.root} differs from the build`,
    );
  });

  it('[deployment] uploads of a release that changed in one file that file alone, and every other keeps its address', async () => {
    const first = fakeRelease({ mark: 'one' });
    await release('one');
    const before = new Set(await allKeys());
    const [chunk = '', ...others] = [...first.bodies.keys()].reverse();
    const bodies = new Map(first.bodies);
    bodies.delete(chunk);
    bodies.set('assets/1.0123456789.js', Buffer.from('changed'));
    const { entry, kernelRange, screens } = first.description;
    const built = describeRelease(bodies, { entry, kernelRange, screens });
    const { put, kept, pointer } = await release('one', { built });
    expect({ put, kept }).toEqual({ put: 1, kept: 2 });
    const added = (await allKeys()).filter((key) => !before.has(key));
    expect(added.filter((key) => key.startsWith('contracts/'))).toEqual(
      [
        `contracts/r/${built.description.release}.json`,
        'contracts/r/assets/1.0123456789.js',
      ].sort(),
    );
    const { address = '', files = {} } = pointer?.composition.remotes.contracts ?? {};
    expect(address).toBe(`${publicAddress}contracts/r/`);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(others));
  });

  it('[deployment] refuses a file that is there with other bytes', async () => {
    await store.putNew(fakePlaces('one').files[1] ?? '', Buffer.from('tampered'));
    await expect(release('one')).rejects.toThrow('differs from the build');
    expect(await readPointer(store, environment)).toBeUndefined();
  });

  it('[deployment] refuses a remote that the environment’s shell cannot run, before uploading', async () => {
    await recordShell('1.4.0');
    const built = fakeRelease({ mark: 'one', kernelRange: '^2.0.0' });
    await expect(release('one', { built })).rejects.toThrow(
      'contracts needs kernel ^2.0.0; the shell of production runs kernel 1.4.0.',
    );
    expect(await allKeys()).toEqual([`env/${environment}/shell.json`]);
    const { pointer } = await release('one', { built, despiteKernel: true });
    expect(pointer?.seq).toBe(1);
  });

  it('[deployment] tells who expected another state that it changed', async () => {
    await release('one');
    await release('two');
    await expect(release('three', { expect: '1' })).rejects.toThrow(
      /production stands at promotion 2, composition [0-9a-f]{12}, not at 1/,
    );
    expect((await release('three', { expect: '2' })).pointer?.seq).toBe(3);
  });

  it.each([
    ['is not JSON', '{oops', /current\.json in .* is not JSON; nothing was changed/],
    ['is of another shape', '{"hash":7}', /current\.json in .* is not valid at hash/],
  ])('[deployment] leaves an environment alone whose pointer %s', async (_state, text, message) => {
    await release('one');
    const file = store.pathOf(`env/${environment}/current.json`);
    await writeFile(file, text);
    await expect(release('two')).rejects.toThrow(message);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('[deployment] keeps the history whole though a writer died before writing its line', async () => {
    await release('one');
    await store.remove([`env/${environment}/history/00000001.json`]);
    expect((await readHistory(store, environment)).map(({ seq }) => seq)).toEqual([1]);
    await release('two');
    expect((await readHistory(store, environment)).map(({ seq }) => seq)).toEqual([2, 1]);
  });
});
