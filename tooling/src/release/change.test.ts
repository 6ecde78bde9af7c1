import { setUpEnvironments } from './test-environments';

const { store, run, describeEnvironments, release, releaseShell, running } = setUpEnvironments();

const releaseOf = async (name = 'contracts', environment = 'production') =>
  (await running(environment)).remotes[name]?.release;
const page = async () => (await store.get('env/production/index.html'))?.body.toString() ?? '';

describe('rollback', () => {
  it('[deployment] a rollback restores the previous composition, and another rollback restores the one before it', async () => {
    const ran: unknown[] = [];
    for (const mark of ['one', 'two', 'three']) {
      await release('contracts', mark);
      ran.push(await releaseOf());
    }
    await run('rollback');
    expect(await releaseOf()).toBe(ran[1]);
    await run('rollback');
    expect(await releaseOf()).toBe(ran[0]);
    await expect(run('rollback')).rejects.toThrow(/ran nothing else before/);
    await release('contracts', 'four');
    await run('rollback');
    expect(await releaseOf()).toBe(ran[0]);
  });

  it('[deployment] a rollback of one remote leaves the others unchanged, and a later full rollback skips the bad release @deep', async () => {
    await release('contracts', 'one');
    await release('contracts', 'bad');
    await release('compliance', 'one');
    const others = await releaseOf('compliance');
    await run('rollback', 'contracts');
    const good = await releaseOf();
    expect(await releaseOf('compliance')).toBe(others);
    await run('rollback');
    expect([await releaseOf(), await releaseOf('compliance')]).toEqual([good, undefined]);
  });

  it('[deployment] a rollback restores a removed remote', async () => {
    await release('contracts', 'one');
    await expect(run('remove', 'ledger')).rejects.toThrow(/runs no “ledger”; it runs contracts/);
    await run('remove', 'contracts');
    expect(await releaseOf()).toBeUndefined();
    await run('rollback', 'contracts');
    expect(await releaseOf()).toBeDefined();
  });

  it('[deployment] a rollback restores the page with its remotes, or only the page @deep', async () => {
    await releaseShell('one');
    await releaseShell('two');
    await release('contracts', 'one');
    await run('rollback', 'shell');
    expect(await page()).toContain('/assets/one.js');
    expect(await releaseOf()).toBeDefined();
    await releaseShell('three');
    await run('rollback');
    expect(await page()).toContain('/assets/one.js');
    expect(await run('verify')).toMatch(/is what was released/);
  });
});

describe('promotion', () => {
  it('[deployment] a promotion copies the composition of another environment, but uses the URLs of the target environment', async () => {
    await release('contracts', 'one', '--env', 'staging');
    await release('compliance', 'one', '--env', 'staging');
    await run('promote', 'contracts', '--from', 'staging');
    expect(Object.keys((await running()).remotes)).toEqual(['contracts']);
    await run('promote', '--from', 'staging');
    expect(Object.keys((await running()).remotes)).toEqual(['compliance', 'contracts']);
    await expect(run('promote', 'ledger', '--from', 'staging')).rejects.toThrow(/runs no ledger/);
    describeEnvironments({ store: './other' });
    await expect(run('promote', '--from', 'staging')).rejects.toThrow(/has another store/);
  });

  it('[deployment] a promotion accepts the first characters of a release or composition hash @deep', async () => {
    await releaseShell('one');
    await release('contracts', 'one');
    const first = await releaseOf();
    const said = await run('status');
    const [, hash = ''] = /composition ([0-9a-f]{64})/.exec(said) ?? [];
    await release('contracts', 'two');
    await releaseShell('two');
    await run('promote', `contracts@${first?.slice(0, 8)}`);
    expect(await releaseOf()).toBe(first);
    await run('promote', hash.slice(0, 12));
    expect(await run('status')).toContain(hash);
    expect(await page()).toContain('/assets/one.js');
    await expect(run('promote', 'contracts@0000')).rejects.toThrow(/Nothing in .* begins with/);
    await expect(run('promote', 'nothing')).rejects.toThrow(/Name a composition/);
  });

  it('[deployment] concurrent promotions are all applied and listed in the history @deep', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `remote-${at}`);
    for (const name of names) await release(name, 'one', '--preview');
    const keys = await store.list('');
    const ids = names.map((name) => {
      const described = keys.find((key) => new RegExp(`^${name}/r/[0-9a-f]{32}\\.json$`).test(key));
      return /([0-9a-f]{32})/.exec(described ?? '')?.[1] ?? '';
    });
    await Promise.all(names.map((name, at) => run('promote', `${name}@${ids[at]}`)));
    expect(Object.values((await running()).remotes).map((one) => one.release)).toEqual(ids);
    expect((await run('history')).match(/ promote remote-/g)).toHaveLength(names.length);
  });
});

describe('release history', () => {
  it('[deployment] the history lists the latest promotions, newest first, up to the requested number', async () => {
    for (const mark of ['one', 'two', 'three']) await release('contracts', mark);
    expect((await run('history')).match(/^ *\d+ {2}/gm)).toEqual(['    3  ', '    2  ', '    1  ']);
    expect((await run('history', '--last', '2')).match(/^ *\d+ {2}/gm)).toHaveLength(2);
    await expect(run('history', '--last', 'all')).rejects.toThrow(/takes a whole number/);
  });
});
