import { requirePointer } from '../compose/documents';
import { readEnvironment, readSettings } from '../compose/environment';
import { pagesStore } from './task';
import { production, useReleases } from './test-bench';

const { root, store, pages, run, release, releaseShell } = useReleases();

const staging = ['--env', 'staging'];
const unseen = [...production, '--no-verify'];

const addressIn = async (environment: string) =>
  (await requirePointer(store, environment)).composition.remotes.contracts?.address;

describe('the settings of an environment', () => {
  it('[deployment] are kept in its store once, shown, changed one by one and forgotten', async () => {
    await run('settings', ...production, '--public', 'https://cdn.example.com');
    await run('settings', ...production, '--shell', 'https://app.example.com/');
    const said = await run('settings', ...production);
    expect(said).toMatch(/public +https:\/\/cdn\.example\.com\/\n/);
    expect(said).toMatch(/shell +https:\/\/app\.example\.com\n/);
    expect(said).toMatch(/shell-to +not said/);
    await run('settings', ...production, '--shell', 'none');
    expect(await readSettings(store, 'production')).toEqual({ public: 'https://cdn.example.com/' });
    expect(await readSettings(store, 'staging')).toEqual({});
  });

  it.each([
    ['--public', 'ftp://x', /--public takes an address/],
    ['--shell', 'https://app.example.com/x', /--shell takes an origin/],
    ['--shell-to', '', /--shell-to is empty/],
  ])('[deployment] refuse %s %s', async (option, value, sentence) => {
    await expect(run('settings', ...production, option, value)).rejects.toThrow(sentence);
    expect(await store.list('env/')).toEqual([]);
  });

  it('[deployment] say where what is released and promoted is read, each environment its own', async () => {
    await run('settings', ...staging, '--public', 'https://staging.example.com/');
    await run('settings', ...production, '--public', 'https://cdn.example.com/');
    await release('contracts', 'one', ...staging, '--no-verify');
    expect(await addressIn('staging')).toBe('https://staging.example.com/contracts/r/');
    await run('promote', '--from', 'staging', ...production, '--no-verify');
    expect(await addressIn('production')).toBe('https://cdn.example.com/contracts/r/');
  });

  it('[deployment] say where the shell is put and reads, and its page allows no other place', async () => {
    const kept = ['--public', 'https://cdn.example.com/a/', '--shell-to', pages.root];
    await run('settings', ...production, ...kept);
    await releaseShell('one', ...unseen);
    const page = String((await pages.get('index.html'))?.body);
    expect(page).toContain('https://cdn.example.com/a/env/production/current.json');
    expect(page).toMatch(/script-src 'self' https:\/\/cdn\.example\.com\/a\/[ ;]/);
  });

  it('[deployment] are overruled by a flag, where the page allows what it says', async () => {
    await run('settings', ...production, '--public', 'https://cdn.example.com/');
    await releaseShell('one', ...unseen);
    const other = ['--public', 'https://other.example.com/'];
    await expect(release('contracts', 'one', ...unseen, ...other)).rejects.toThrow(
      'does not let contracts load from https://other.example.com',
    );
    await releaseShell('two', ...unseen, ...other);
    await release('contracts', 'one', ...unseen, ...other);
    expect(await addressIn('production')).toBe('https://other.example.com/contracts/r/');
    // What is kept is not what was said once: the page allows it no more.
    await expect(release('contracts', 'two', ...unseen)).rejects.toThrow(
      'does not let contracts load from https://cdn.example.com',
    );
    await releaseShell('three', ...unseen);
    await release('contracts', 'two', ...unseen);
    expect(await addressIn('production')).toBe('https://cdn.example.com/contracts/r/');
  });

  it('[deployment] name the service of the shell’s bucket, which may be another', async () => {
    const kept = ['--shell-to', 's3://pages', '--shell-endpoint', 'https://s3.example.com'];
    await run('settings', ...production, ...kept);
    const from = root;
    const environment = await readEnvironment(store, 'production');
    const values = { to: store.root, endpoint: 'https://other.example.com' };
    expect(pagesStore({ values, from }, environment)).toMatchObject({
      address: 'https://s3.example.com/pages/',
    });
    const said = { ...values, 'shell-to': 's3://preview' };
    expect(pagesStore({ values: said, from }, environment)).toMatchObject({
      address: 'https://other.example.com/preview/',
    });
  });
});
