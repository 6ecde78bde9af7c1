import { mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryStore } from './directory-store';

let root: string;
let store: DirectoryStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-store-'));
  store = new DirectoryStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const body = (text: string) => Buffer.from(text);

describe('a durable DirectoryStore', () => {
  it('[deployment] has every file on the disk before its name, and the name before it answers', async () => {
    const probe = await open(join(root, 'probe'), 'w');
    const sync = jest.spyOn(Object.getPrototypeOf(probe) as { sync: () => Promise<void> }, 'sync');
    await probe.close();
    const durable = new DirectoryStore(root, { durable: true, precompressed: true });
    const syncsOf = async (work: () => Promise<unknown>) => {
      sync.mockClear();
      await work();
      return sync.mock.calls.length;
    };
    // The file and what was compressed of it twice, each with its folder.
    expect(await syncsOf(() => durable.putNew('a.js', body('a'.repeat(2000))))).toBe(6);
    // The version and what is published, each with its folder.
    expect(await syncsOf(() => durable.swap('env/a/current.json', body('a'), undefined))).toBe(4);
    expect(await syncsOf(() => store.putNew('b.js', body('b')))).toBe(0);
    sync.mockRestore();
  });
});

describe('DirectoryStore', () => {
  it('[tooling] names the folders below a prefix, with any contents', async () => {
    for (const key of ['env/b/current.json', 'env/a/history/1.json', 'env/file.json'])
      await store.putNew(key, body('x'));
    expect(await store.folders('env/')).toEqual(['a', 'b']);
    expect(await store.folders('nowhere/')).toEqual([]);
  });

  it('[tooling] does not take what it may not look at for what is not there', async () => {
    await symlink('loop', join(root, 'loop'));
    await expect(store.has('loop')).rejects.toThrow('ELOOP');
  });

  it('[tooling] writes a key once', async () => {
    expect(await store.putNew('contracts/r/1/a.js', body('first'))).toBe(true);
    expect(await store.putNew('contracts/r/1/a.js', body('second'))).toBe(false);
    expect((await store.get('contracts/r/1/a.js'))?.body.toString()).toBe('first');
  });

  it('[tooling] lets one of many racing writers of a new key win', async () => {
    const wins = await Promise.all(
      Array.from({ length: 24 }, (_, writer) => store.putNew('key', body(`writer ${writer}`))),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
  });

  it('[tooling] swaps a pointer only from the state that was read', async () => {
    expect(await store.swap('env/current.json', body('one'), undefined)).toBe(true);
    const first = await store.get('env/current.json');
    expect(await store.swap('env/current.json', body('two'), first?.tag)).toBe(true);
    expect(await store.swap('env/current.json', body('three'), first?.tag)).toBe(false);
    expect(await store.swap('env/current.json', body('three'), undefined)).toBe(false);
    expect((await store.get('env/current.json'))?.body.toString()).toBe('two');
  });

  it('[tooling] lets one of many racing swaps win and leaves nothing half-written', async () => {
    const wins = await Promise.all(
      Array.from({ length: 24 }, (_, writer) =>
        store.swap('current', body(`${writer}`), undefined),
      ),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(await readdir(root)).toEqual(['.current.versions', 'current']);
    expect(await readdir(join(root, '.current.versions'))).toEqual(['1']);
  });

  it('[deployment] publishes the swap of a writer that was killed before it could', async () => {
    await store.swap('env/current.json', body('one'), undefined);
    await writeFile(join(root, 'env/.current.json.versions/2'), 'two');
    const held = await store.get('env/current.json');
    expect(held?.body.toString()).toBe('two');
    expect(await readFile(join(root, 'env/current.json'), 'utf8')).toBe('two');
    expect(await store.swap('env/current.json', body('three'), held?.tag)).toBe(true);
  });

  it('[deployment] tells a pointer from an equal one that stood before', async () => {
    await store.swap('env/current.json', body('one'), undefined);
    const first = await store.get('env/current.json');
    await store.swap('env/current.json', body('two'), first?.tag);
    await store.swap('env/current.json', body('one'), (await store.get('env/current.json'))?.tag);
    expect(await store.swap('env/current.json', body('three'), first?.tag)).toBe(false);
  });

  it('[deployment] gives each state of a pointer a later second, by which web servers tell them apart', async () => {
    const seconds: number[] = [];
    for (const text of ['one', 'two', 'six']) {
      const held = await store.get('env/current.json');
      await store.swap('env/current.json', body(text), held?.tag);
      seconds.push(Math.floor((await stat(join(root, 'env/current.json'))).mtimeMs / 1000));
    }
    expect(new Set(seconds).size).toBe(3);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  });

  it('[deployment] shows a pointer that was edited by hand as it is', async () => {
    await store.swap('env/current.json', body('one'), undefined);
    await writeFile(join(root, 'env/current.json'), '{oops');
    const held = await store.get('env/current.json');
    expect(held?.body.toString()).toBe('{oops');
    expect(await store.swap('env/current.json', body('two'), held?.tag)).toBe(true);
    expect((await store.get('env/current.json'))?.body.toString()).toBe('two');
  });

  it('[deployment] lists keys by prefix and nothing of its own making', async () => {
    const packed = new DirectoryStore(root, { precompressed: true });
    await packed.putNew('contracts/r/1/a.js', body('a'.repeat(2000)));
    await packed.putNew('contracts/r/2/b.js', body('b'));
    await packed.swap('contracts/env', body('x'), undefined);
    expect((await readdir(join(root, 'contracts/r/1'))).sort()).toEqual([
      'a.js',
      'a.js.br',
      'a.js.gz',
    ]);
    expect((await packed.list('contracts/r/')).map(({ key }) => key)).toEqual([
      'contracts/r/1/a.js',
      'contracts/r/2/b.js',
    ]);
    await packed.remove(['contracts/r/1/a.js']);
    expect(await readdir(join(root, 'contracts/r/1'))).toEqual([]);
    expect(await packed.list('nowhere/')).toEqual([]);
  });

  it('[tooling] has nothing at a key that was never written', async () => {
    expect(await store.get('missing')).toBeUndefined();
    expect(await store.has('missing')).toBe(false);
  });

  it.each(['../outside', 'a/../../outside'])(
    '[tooling] refuses a key outside its folder: %s',
    async (key) => {
      await expect(store.putNew(key, body('x'))).rejects.toThrow('Key outside the store');
    },
  );
});
