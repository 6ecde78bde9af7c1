import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltShell } from '../compose/built-shell';
import { keptPageKey, shellPageKey } from '../compose/keys';
import { readShellRecord } from '../compose/environment';
import { readPointer } from '../compose/documents';
import { putShell } from '../compose/shell-release';
import { contentTypeOf } from '../store/delivery';
import { DirectoryStore } from '../store/directory-store';
import {
  fakeRelease,
  releaseRemote,
  rollback,
  rollbackShell,
  verify,
  writeFakeShell,
} from './fakes';
import { pagesNotLeft } from './rollback-shell';

const environment = 'production';
let root: string;
let store: DirectoryStore;
let pages: DirectoryStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-shells-'));
  store = new DirectoryStore(join(root, 'store'));
  pages = new DirectoryStore(join(root, 'pages'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const release = async (mark: string, kernel?: string, own?: DirectoryStore) =>
  putShell(store, environment, {
    built: readBuiltShell(await writeFakeShell(join(root, mark), mark, kernel)),
    pages: own,
  });

const page = async (from = store, key = shellPageKey(environment)) =>
  /assets\/(\w+)\.js/.exec((await from.get(key))?.body.toString() ?? '')?.[1];

describe('rollbackShell', () => {
  it('[tooling] gives back the page before, and twice the one before that', async () => {
    for (const mark of ['one', 'two', 'three']) await release(mark);
    await rollbackShell(store, environment);
    expect(await page()).toBe('two');
    await rollbackShell(store, environment);
    expect(await page()).toBe('one');
    await expect(rollbackShell(store, environment)).rejects.toThrow(/nothing to go back to/);
    await release('four');
    await rollbackShell(store, environment);
    expect(await page()).toBe('one');
  });

  it('[tooling] gives back what is known of it, and the page in a store of its own', async () => {
    await release('one', '1.0.0', pages);
    await release('two', '1.1.0', pages);
    expect(await page(pages, 'index.html')).toBe('two');
    await rollbackShell(store, environment, { pages });
    expect(await page(pages, 'index.html')).toBe('one');
    expect(await readShellRecord(store, environment)).toMatchObject({ kernel: '1.0.0' });
  });

  it('[tooling] refuses a shell that a remote of now could not run in, unless --despite-kernel allows it', async () => {
    await release('one', '1.0.0');
    await release('two', '1.2.0');
    await releaseRemote(store, {
      name: 'contracts',
      built: fakeRelease({ mark: 'contracts', kernelRange: '^1.2.0' }),
      environment,
      publicAddress: 'https://remotes.example.com/',
    });
    await expect(rollbackShell(store, environment)).rejects.toThrow(/contracts \(\^1\.2\.0\)/);
    expect(await page()).toBe('two');
    await rollbackShell(store, environment, { dryRun: true, despiteKernel: true });
    expect(await page()).toBe('two');
    await rollbackShell(store, environment, { despiteKernel: true });
    expect(await page()).toBe('one');
  });

  it('[tooling] is named by what the environment runs, and goes back with the whole', async () => {
    const put = (mark: string) =>
      releaseRemote(store, {
        name: 'contracts',
        built: fakeRelease({ mark }),
        environment,
        publicAddress: 'https://remotes.example.com/',
      });
    const named = async () => {
      const { pointer } = (await readPointer(store, environment)) ?? {};
      const record = await readShellRecord(store, environment);
      expect(pointer?.composition.shell).toEqual({ page: record?.page, kernel: record?.kernel });
      return pointer;
    };
    await release('one');
    await put('contracts 1');
    const first = await named();
    await release('two', '1.1.0');
    expect((await named())?.action).toMatch(/^release shell [0-9a-f]{8}$/);
    await put('contracts 2');
    const last = await named();
    expect(await verify(store, environment)).toMatchObject({ problems: [], page: true });

    const back = await rollback(store, environment, { seq: first?.seq });
    expect(back.hash).toBe(first?.hash);
    expect(await page()).toBe('one');
    await named();
    await rollback(store, environment, { seq: last?.seq });
    expect(await page()).toBe('two');
    expect((await named())?.hash).toBe(last?.hash);

    // Gone back from, it is not come back to by itself.
    await rollback(store, environment);
    expect(await page()).toBe('two');
    await rollback(store, environment);
    expect(await page()).toBe('one');
    await rollback(store, environment, { seq: last?.seq });

    await rollbackShell(store, environment);
    expect((await named())?.action).toMatch(/^roll shell back to [0-9a-f]{8}$/);
    expect(await page()).toBe('one');
  });

  it('[tooling, security] keeps pages where no browser takes them for pages, and refuses one that was changed', async () => {
    await release('one');
    const first = (await readShellRecord(store, environment))?.page ?? '';
    await release('two');
    const key = keptPageKey(environment, first);
    expect(contentTypeOf(key)).toBe('application/json');
    const held = await store.get(key);
    const text = held?.body.toString().replace('assets/one.js', 'assets/evil.js') ?? '';
    await store.remove([key]);
    await store.putNew(key, Buffer.from(text));
    await expect(rollbackShell(store, environment)).rejects.toThrow(/changed or broken/);
  });
});

it('[tooling] knows which pages were not gone back from', () => {
  const at = '';
  const released = (page: string, isBack?: boolean) => ({ page, at, assets: [], isBack });
  expect(pagesNotLeft([released('a'), released('b'), released('a', true)])).toEqual(['a']);
  expect(pagesNotLeft([released('a'), released('b'), released('a')])).toEqual(['a', 'b', 'a']);
  expect(pagesNotLeft([released('a', true)])).toEqual(['a']);
});
