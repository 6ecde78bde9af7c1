import { mkdir, mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DirectoryStore } from './directory-store';
import { openStore, probeStore } from './open-store';
import { S3Store } from './s3-store';
import type { Store } from './store';

let root: string;
let store: DirectoryStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-store-'));
  store = new DirectoryStore(root, { precompressed: true });
});
afterEach(() => rm(root, { recursive: true }));

const pointer = 'env/production/current.json';
const text = (value: string) => Buffer.from(value);

describe('DirectoryStore', () => {
  it('[deployment] a store folder writes a new key only once, and does not list compressed copies', async () => {
    const body = text('some text '.repeat(100));
    expect(await store.putNew('a/r/x.js', body)).toBe(true);
    expect(await store.putNew('a/r/x.js', text('other'))).toBe(false);
    expect((await store.get('a/r/x.js'))?.body).toEqual(body);
    expect(brotliDecompressSync(await readFile(join(root, 'a/r/x.js.br')))).toEqual(body);
    expect(gunzipSync(await readFile(join(root, 'a/r/x.js.gz')))).toEqual(body);
    expect(await store.list('')).toEqual(['a/r/x.js']);
    expect(await store.list('a/r/y')).toEqual([]);
  });

  it('[deployment] a store folder replaces a key only if it was not changed in the meantime', async () => {
    expect(await store.swap(pointer, text('1'), undefined)).toBe(true);
    const first = await store.get(pointer);
    expect(await store.swap(pointer, text('2'), undefined)).toBe(false);
    expect(await store.swap(pointer, text('2'), first?.tag)).toBe(true);
    expect(await store.swap(pointer, text('3'), first?.tag)).toBe(false);
    expect((await store.get(pointer))?.body.toString()).toBe('2');
  });

  it('[deployment] versions of a pointer are modified at least a second apart, so that their ETags differ', async () => {
    const seconds = new Set<number>();
    for (const state of ['1', '2', '3']) {
      await store.swap(pointer, text(state), (await store.get(pointer))?.tag);
      seconds.add(Math.floor((await stat(store.pathOf(pointer))).mtimeMs / 1000));
    }
    expect(seconds.size).toBe(3);
  });

  it('[deployment] if many writers replace the same version in a store folder at once, only one succeeds', async () => {
    await store.swap(pointer, text('0'), undefined);
    const { tag } = (await store.get(pointer)) ?? {};
    const tries = Array.from({ length: 12 }, (_, at) => store.swap(pointer, text(`w${at}`), tag));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  it('[deployment] a store folder takes over the lock of a terminated process', async () => {
    await store.swap(pointer, text('1'), undefined);
    const lock = `${store.pathOf(pointer)}.lock`;
    await mkdir(lock);
    await utimes(lock, 1000, 1000);
    expect(await store.swap(pointer, text('2'), (await store.get(pointer))?.tag)).toBe(true);
  });

  it('[deployment, security] a store rejects keys outside its folder', async () => {
    await expect(store.putNew('../x.js', text('x'))).rejects.toThrow('Key outside the store');
  });
});

describe('store name', () => {
  it('[deployment] a store can be specified as a bucket or a folder', () => {
    expect(openStore('s3://bucket/some/prefix/', root)).toBeInstanceOf(S3Store);
    expect(openStore('./store', root).name).toBe(join(root, 'store'));
    expect(() => openStore('https://example.com', root)).toThrow(/is not a store/);
  });
});

describe('probeStore', () => {
  const bucket = (change: Partial<Store>): Store => ({
    name: 's3://bucket',
    putNew: (key, body) => store.putNew(key, body),
    get: (key) => store.get(key),
    swap: (key, body, tag) => store.swap(key, body, tag),
    list: (prefix) => store.list(prefix),
    ...change,
  });

  it('[deployment] a bucket that supports conditional writes is accepted as a store, even if it is probed twice', async () => {
    await probeStore(bucket({}));
    await probeStore(bucket({}));
    expect(await store.list('')).toEqual(['probe/conditions.json']);
  });

  it.each<[string, Partial<Store>, RegExp]>([
    [
      'an existing key',
      { putNew: () => Promise.resolve(true) },
      /overwrites a key that must be new/,
    ],
    ['a changed key', { swap: () => Promise.resolve(true) }, /overwrites a key that was changed/],
    ['nothing at all', { swap: () => Promise.resolve(false) }, /does not replace a key/],
  ])(
    '[deployment] a bucket that overwrites %s is rejected as a store',
    async (_what, change, sentence) => {
      await expect(probeStore(bucket(change))).rejects.toThrow(sentence);
    },
  );
});
