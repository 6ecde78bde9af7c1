import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requirePointer } from '../compose/documents';
import { readShellRecord } from '../compose/environment';
import { DirectoryStore } from '../store/directory-store';
import { fakeDescription, fakeRelease, releaseRemote, writeFakeRemote } from './test-fakes';
import { production, useReleases } from './test-bench';

const { root, store, run, release, releaseShell } = useReleases();

const staging = ['--env', 'staging'];

const addresses = async (environment: string) =>
  Object.fromEntries(
    Object.entries((await requirePointer(store, environment)).composition.remotes).map(
      ([name, { address }]) => [name, address],
    ),
  );
const placeOf = (html: string) => /"compositionPointer":"([^"]*)/.exec(html)?.[1];

describe('the address of a remote', () => {
  /** A store that browsers could read by itself, as a bucket is. */
  const bucket = () =>
    Object.assign(new DirectoryStore(join(root, 'store')), {
      address: 'https://bucket.example.com/',
    });
  const releaseTo = async (mark: string, publicAddress?: string) => {
    const options = { environment: 'production', publicAddress };
    const name = 'contracts';
    const { pointer } = await releaseRemote(bucket(), {
      name,
      built: fakeRelease({ mark }),
      ...options,
    });
    return {
      seq: pointer?.seq,
      address: pointer?.composition.remotes[name]?.address.replace(/r\/.*/, ''),
    };
  };

  it('[deployment] is the bucket’s own where nothing else was said', async () => {
    expect((await releaseTo('one')).address).toBe('https://bucket.example.com/contracts/');
  });

  it('[deployment] stays where it was said to be once, though the bucket has one of its own', async () => {
    await releaseTo('one', 'https://cdn.example.com/');
    expect(await releaseTo('one')).toEqual({
      seq: 1,
      address: 'https://cdn.example.com/contracts/',
    });
    expect((await releaseTo('two')).address).toBe('https://cdn.example.com/contracts/');
    expect((await releaseTo('two', 'https://new.example.com/')).seq).toBe(3);
    expect((await releaseTo('three')).address).toBe('https://new.example.com/contracts/');
  });

  it('[deployment] is that of the environment’s other remotes, or what its shell was told', async () => {
    await releaseShell('one', ...production, '--public', 'https://cdn.example.com/a');
    await release('contracts', 'one', ...production);
    await release('account', 'one', ...production);
    expect(await addresses('production')).toEqual({
      contracts: 'https://cdn.example.com/a/contracts/r/',
      account: 'https://cdn.example.com/a/account/r/',
    });
  });
});

describe('a promotion from another environment', () => {
  beforeEach(async () => {
    for (const name of ['contracts', 'account'])
      await release(name, 'next', ...staging, '--public', 'https://staging.example.com/');
  });

  it('[deployment] takes its releases and not its addresses', async () => {
    await release('contracts', 'now', ...production, '--public', 'https://cdn.example.com/');
    await run('promote', '--from', 'staging', ...production);
    expect(await addresses('production')).toEqual({
      contracts: 'https://cdn.example.com/contracts/r/',
      account: 'https://cdn.example.com/account/r/',
    });
    const [from, to] = await Promise.all([
      requirePointer(store, 'staging'),
      requirePointer(store, 'production'),
    ]);
    for (const name of ['contracts', 'account'])
      expect(to.composition.remotes[name]?.release).toBe(from.composition.remotes[name]?.release);
  });

  it.each([
    ['all', []],
    ['one remote', ['contracts']],
  ])('[deployment] of %s goes where --public says', async (_what, subject) => {
    await release('contracts', 'now', ...production, '--public', 'https://old.example.com/');
    const to = ['--public', 'https://cdn.example.com/'];
    await run('promote', ...subject, '--from', 'staging', ...production, ...to);
    expect((await addresses('production')).contracts).toBe('https://cdn.example.com/contracts/r/');
  });

  it('[deployment] asks for an address where the environment has none yet', async () => {
    await expect(run('promote', '--from', 'staging', ...production)).rejects.toThrow('--public');
  });

  it('[deployment] by the hash of a composition keeps the environment’s addresses too', async () => {
    await release('contracts', 'now', ...production, '--public', 'https://cdn.example.com/');
    const { hash } = await requirePointer(store, 'staging');
    await run('promote', hash, ...production);
    expect(await addresses('production')).toEqual({
      contracts: 'https://cdn.example.com/contracts/r/',
      account: 'https://cdn.example.com/account/r/',
    });
  });
});

describe('the policy of the page', () => {
  beforeEach(async () => {
    await release('contracts', 'one', ...production, '--public', 'https://cdn.example.com/');
    await releaseShell('one', ...production);
  });
  const elsewhere = ['--public', 'https://new.example.com/x/'];
  const refusal =
    'The policy of production’s page does not let contracts load from https://new.example.com/x/: release the shell with --public https://new.example.com/x/ first.';

  it.each([
    ['a release', () => release('contracts', 'two', ...production, ...elsewhere)],
    [
      'a promotion',
      async () => {
        await release('contracts', 'two', ...staging, ...elsewhere);
        return run('promote', '--from', 'staging', ...production, ...elsewhere);
      },
    ],
  ])('[deployment] refuses %s to where it forbids to load from', async (_what, work) => {
    await expect(work()).rejects.toThrow(refusal);
    expect(await addresses('production')).toEqual({
      contracts: 'https://cdn.example.com/contracts/r/',
    });
  });

  it('[deployment] lets remotes move once the shell knows the place', async () => {
    await releaseShell('two', ...production, ...elsewhere);
    const { origins } = (await readShellRecord(store, 'production')) ?? {};
    expect(origins).toEqual(['https://cdn.example.com', 'https://new.example.com/x/']);
    const beside = ['--public', 'https://new.example.com/y/'];
    await expect(release('contracts', 'two', ...production, ...beside)).rejects.toThrow(
      'does not let contracts load from https://new.example.com/y/',
    );
    await release('contracts', 'two', ...production, ...elsewhere);
    expect((await addresses('production')).contracts).toBe(
      'https://new.example.com/x/contracts/r/',
    );
  });

  it('[deployment] and the place where the page reads what runs stay when the shell is released again', async () => {
    const pages = join(root, 'pages');
    const page = () => readFile(join(pages, 'index.html'), 'utf8');
    const to = [...production, '--shell-to', pages];
    await releaseShell('two', ...to, '--public', 'https://read.example.com/');
    expect(placeOf(await page())).toBe('https://read.example.com/env/production/current.json');
    await releaseShell('three', ...to);
    expect(placeOf(await page())).toBe('https://read.example.com/env/production/current.json');
    expect(await page()).toMatch(/script-src [^;]*https:\/\/read\.example\.com/);
  });
});

const released = async () =>
  (await store.list('')).map(({ key }) => key).filter((key) => !key.startsWith('probe/'));

describe('the build that is named by --dist', () => {
  it('[deployment] is refused where it is another remote’s', async () => {
    const dist = await writeFakeRemote(join(root, 'remote'), 'contracts', 'one');
    const to = ['--public', 'https://cdn.example.com/'];
    await expect(run('account', '--dist', dist, ...production, ...to)).rejects.toThrow(
      'holds the build of contracts, not of account',
    );
    expect(await released()).toEqual([]);
  });

  it.each([
    [
      'describes itself wrongly',
      fakeDescription('contracts', { order: 'last' }),
      /^The build of contracts in .* has an invalid description: .*order is not a number\.$/,
    ],
    [
      'describes a screen that it does not hold',
      { ...fakeDescription('contracts'), screens: { lost: fakeDescription('c').screens.screen } },
      /^The build of contracts in .* describes the screen lost but does not contain it\.$/,
    ],
    [
      'says nothing of itself',
      null,
      /^The build of contracts in .* does not say which screens it brings\.$/,
    ],
  ])('[federation] is refused where it %s', async (_what, description, sentence) => {
    const dist = await writeFakeRemote(join(root, 'remote'), 'contracts', 'one', description);
    const to = ['--public', 'https://cdn.example.com/'];
    await expect(run('contracts', '--dist', dist, ...production, ...to)).rejects.toThrow(sentence);
    expect(await released()).toEqual([]);
  });

  it('[federation] is released though its remote has no folder here, and says what it brings', async () => {
    await release('invoices', 'one', ...production, '--public', 'https://cdn.example.com/');
    const { invoices } = (await requirePointer(store, 'production')).composition.remotes;
    expect(invoices?.brings).toMatchObject(fakeDescription('invoices'));
  });

  it('[federation] is refused where another remote has its tab', async () => {
    const to = [...production, '--public', 'https://cdn.example.com/'];
    await release('contracts', 'one', ...to);
    const description = fakeDescription('invoices', { key: 'contracts' });
    const dist = await writeFakeRemote(join(root, 'remote'), 'invoices', 'one', description);
    await expect(run('invoices', '--dist', dist, ...to)).rejects.toThrow(
      'invoices brings a tab “contracts”, and so does contracts',
    );
    expect((await released()).filter((key) => key.startsWith('invoices/'))).toEqual([]);
  });
});
