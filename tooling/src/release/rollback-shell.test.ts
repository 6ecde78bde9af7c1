import { keptPageKey, shellPageKey } from '../compose/keys';
import { readShellRecord } from '../compose/environment';
import { readPointer } from '../compose/documents';
import { contentTypeOf } from '../store/delivery';
import { fakeRelease, rollback, rollbackShell, verify } from './test-fakes';
import { useReleases } from './test-bench';

const { store, pages, put, putShell } = useReleases();

const environment = 'production';

const page = async (from = store, key = shellPageKey(environment)) =>
  /assets\/(\w+)\.js/.exec((await from.get(key))?.body.toString() ?? '')?.[1];

describe('rollbackShell', () => {
  it('[tooling] gives back the page before, and twice the one before that', async () => {
    for (const mark of ['one', 'two', 'three']) await putShell(mark);
    await rollbackShell(store, environment);
    expect(await page()).toBe('two');
    await rollbackShell(store, environment);
    expect(await page()).toBe('one');
    await expect(rollbackShell(store, environment)).rejects.toThrow(/nothing to go back to/);
    await putShell('four');
    await rollbackShell(store, environment);
    expect(await page()).toBe('one');
  });

  it('[tooling] gives back what is known of it, and the page in a store of its own', async () => {
    await putShell('one', '1.0.0', { pages });
    await putShell('two', '1.1.0', { pages });
    expect(await page(pages, 'index.html')).toBe('two');
    await rollbackShell(store, environment, { pages });
    expect(await page(pages, 'index.html')).toBe('one');
    expect(await readShellRecord(store, environment)).toMatchObject({ kernel: '1.0.0' });
  });

  it('[tooling] refuses a shell that a remote of now could not run in, unless --despite-kernel allows it', async () => {
    await putShell('one', '1.0.0');
    await putShell('two', '1.2.0');
    await put('', { built: fakeRelease({ mark: 'contracts', kernelRange: '^1.2.0' }) });
    await expect(rollbackShell(store, environment)).rejects.toThrow(/contracts \(\^1\.2\.0\)/);
    expect(await page()).toBe('two');
    await rollbackShell(store, environment, { dryRun: true, despiteKernel: true });
    expect(await page()).toBe('two');
    await rollbackShell(store, environment, { despiteKernel: true });
    expect(await page()).toBe('one');
  });

  it('[tooling] is named by what the environment runs, and goes back with the whole', async () => {
    const named = async () => {
      const { pointer } = (await readPointer(store, environment)) ?? {};
      const record = await readShellRecord(store, environment);
      expect(pointer?.composition.shell).toEqual({ page: record?.page, kernel: record?.kernel });
      return pointer;
    };
    await putShell('one');
    await put('contracts 1');
    const first = await named();
    await putShell('two', '1.1.0');
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
    await putShell('one');
    const first = (await readShellRecord(store, environment))?.page ?? '';
    await putShell('two');
    const key = keptPageKey(environment, first);
    expect(contentTypeOf(key)).toBe('application/json');
    const held = await store.get(key);
    const text = held?.body.toString().replace('assets/one.js', 'assets/evil.js') ?? '';
    await store.remove([key]);
    await store.putNew(key, Buffer.from(text));
    await expect(rollbackShell(store, environment)).rejects.toThrow(/changed or broken/);
  });
});
