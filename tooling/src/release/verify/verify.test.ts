import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteRelease } from 'shared-kernel/remote';
import { promote } from '../../compose/compose';
import { requirePointer } from '../../compose/documents';
import { shellPageKey } from '../../compose/keys';
import { DirectoryStore } from '../../store/directory-store';
import { fakePlaces, fakeRelease, releaseRemote, verify } from '../test-fakes';
import { fromBuild, fromStore, repair } from '../verbs/verify';
import { useReleases } from '../test-bench';

const { root, store, pages, run: runAny, put, putShell } = useReleases();

const environment = 'production';
const [, chunk = ''] = fakePlaces('one').files;

beforeEach(() => put('one'));
const run = (...args: string[]) => runAny('verify', '--env', environment, ...args);

async function runInstead(change: Partial<RemoteRelease>) {
  const { composition } = await requirePointer(store, environment);
  const contracts = composition.remotes.contracts;
  if (!contracts) throw new Error('contracts does not run');
  await promote(store, environment, {
    schema: 1,
    remotes: { contracts: { ...contracts, ...change } },
  });
}

describe('verify', () => {
  it('[deployment] compares every byte and names what differs', async () => {
    expect(await verify(store, environment)).toMatchObject({ files: 3, page: false, problems: [] });
    await writeFile(store.pathOf(chunk), 'tampered');
    const { problems } = await verify(store, environment);
    expect(problems).toEqual([expect.stringContaining(`${chunk} does not have the digest`)]);
  });

  it.each([
    ['entry', { entry: 'assets/0.js' }, /describes contracts differently/],
    ['kernel', { kernelRange: '^7.0.0' }, /describes contracts differently/],
    ['screens', { screens: {} }, /describes contracts differently/],
    ['files', { files: {} }, /describes contracts differently/],
    ['description', { brings: {} }, /describes contracts differently/],
    [
      'address',
      { address: 'https://remotes.example.com/elsewhere/' },
      /is not that of its releases/,
    ],
  ] as const)(
    '[deployment] names a composition with another %s',
    async (_what, change, problem) => {
      await runInstead(change);
      const { problems } = await verify(store, environment);
      expect(problems).toEqual([expect.stringMatching(problem)]);
    },
  );

  it('[deployment] compares the page of the shell, and misses none of its files', async () => {
    await putShell('mark');
    expect(await verify(store, environment)).toMatchObject({ files: 3, page: true, problems: [] });
    await store.remove(['shell/assets/mark.js']);
    expect((await verify(store, environment)).problems).toEqual([
      'shell/assets/mark.js is missing.',
    ]);
    await writeFile(store.pathOf(shellPageKey(environment)), 'another page');
    expect((await verify(store, environment)).problems).toEqual([
      'The page of production is not the one that was released.',
      'shell/assets/mark.js is missing.',
    ]);
  });
});

describe('what cannot be read', () => {
  it('[deployment] is named, each file by itself', async () => {
    const [entry = '', second = '', third = ''] = fakePlaces('one').files;
    await store.remove([entry]);
    await rm(store.pathOf(second));
    await symlink(basename(second), store.pathOf(second));
    await store.remove([fakePlaces('one').described]);
    const { problems } = await verify(store, environment);
    expect(problems).toEqual([
      `${fakePlaces('one').described} is missing.`,
      expect.stringContaining(`${second} cannot be read: ELOOP`),
      `${entry} is missing.`,
    ]);
    expect(problems.join()).not.toContain(third);
  });

  it('[deployment] is named where a server would hand out the compressed form', async () => {
    const packed = new DirectoryStore(join(root, 'packed'), { precompressed: true });
    const options = { name: 'contracts', environment, publicAddress: 'https://r.example.com/' };
    await releaseRemote(packed, { ...options, built: fakeRelease({ mark: 'one' }) });
    expect((await verify(packed, environment)).problems).toEqual([]);
    const form = `${packed.pathOf(chunk)}.br`;
    await writeFile(form, (await readFile(form)).subarray(0, 20));
    expect((await verify(packed, environment)).problems).toEqual([
      `${chunk}.br differs from ${chunk}.`,
    ]);
  });

  it('[deployment] of the shell is compared by its digest, in a store of its own too', async () => {
    await putShell('mark', undefined, { pages });
    expect(await verify(store, environment, { pages })).toMatchObject({ page: true, problems: [] });
    await writeFile(pages.pathOf('assets/mark.js'), 'ma');
    expect((await verify(store, environment, { pages })).problems).toEqual([
      'assets/mark.js of the shell does not have the digest that it was released with.',
    ]);
    await pages.remove(['index.html']);
    expect((await verify(store, environment, { pages })).problems).toEqual([
      'The page of production is missing: release the shell again.',
    ]);
  });
});

describe('a compressed form', () => {
  const spoils: readonly (readonly [string, (whole: Buffer) => Buffer])[] = [
    ['cut', (whole) => whole.subarray(0, 20)],
    ['empty', () => Buffer.from('')],
    ['garbage', () => Buffer.from('<html>502 Bad Gateway</html>')],
    ['of another file', () => brotliCompressSync('another')],
  ];
  const cases = spoils.flatMap(([how, spoil]) =>
    ['br', 'gz'].map((ending) => [ending, how, spoil] as const),
  );

  it.each(cases)(
    '[deployment] .%s that is %s is found, and made again from the file itself',
    async (ending, _how, spoil) => {
      const folder = join(root, 'packed');
      const packed = new DirectoryStore(folder, { precompressed: true });
      const options = { name: 'contracts', environment, publicAddress: 'https://r.example.com/' };
      await releaseRemote(packed, { ...options, built: fakeRelease({ mark: 'one' }) });
      const file = packed.pathOf(chunk);
      const form = `${file}.${ending}`;
      const [whole, { ino }] = [await readFile(form), await stat(file)];
      await writeFile(form, spoil(whole));

      const sentence = `${chunk}.${ending} differs from ${chunk}.`;
      const to = ['--to', folder];
      await expect(run(...to)).rejects.toThrow(sentence);
      await run('--fix', ...to);
      expect((await readFile(form)).equals(whole)).toBe(true);
      expect((await stat(file)).ino).toBe(ino);
      await run(...to);
    },
  );
});

describe('repair', () => {
  const { files, described } = fakePlaces('one');
  const [entry = '', second = '', third = ''] = files;

  it('[deployment] puts back what is missing or spoilt from any place that has the right digest, and nothing else', async () => {
    const other = new DirectoryStore(join(root, 'other'));
    const build = join(root, 'build');
    const inBuild = (key: string) => join(build, key.replace('contracts/r/', ''));
    const right = async (key: string) => (await store.get(key))?.body ?? Buffer.from('');
    await mkdir(join(build, 'assets'), { recursive: true });
    await writeFile(inBuild(entry), await right(entry));
    await writeFile(inBuild(second), 'built otherwise');
    await other.putNew(second, await right(second));
    await other.putNew(third, Buffer.from('spoilt there too'));

    await store.remove([entry, described]);
    for (const key of [second, third]) await writeFile(store.pathOf(key), 'truncated');
    const { faults } = await verify(store, environment);
    expect(await repair(faults, [fromBuild(build), fromStore(other)])).toEqual([
      described,
      second,
      entry,
    ]);
    expect((await verify(store, environment)).problems).toEqual([
      `${third} does not have the digest that the composition names.`,
    ]);
    expect(String((await store.get(third))?.body)).toBe('truncated');
  });

  it('[deployment] is printed by the command, which fails while anything is left', async () => {
    const other = new DirectoryStore(join(root, 'other'));
    await other.putNew(second, (await store.get(second))?.body ?? Buffer.from(''));
    await store.remove([second, third]);
    await expect(run('--fix', '--from', './other')).rejects.toThrow(
      /^contracts\/r\/\S+ is missing\.$/,
    );
    await expect(run('--fix', '--from', 'missing')).rejects.toThrow('There is no folder');
    expect(await store.has(second)).toBe(true);
  });
});
