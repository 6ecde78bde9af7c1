import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireEnvironmentPointer } from '../compose/documents';
import { readPagePointer } from '../compose/page';
import { DirectoryStore } from '../store/directory-store';
import { fakeDescription, writeFakeRemote } from './test-fakes';
import { setUpEnvironments } from './test-environments';

const { root, store, run, describeEnvironments, release, releaseShell, running } =
  setUpEnvironments();

const page = async () => (await store.get('env/production/index.html'))?.body.toString() ?? '';

describe('a release of a remote', () => {
  it('[deployment] a release uploads only missing files and activates them in the environment', async () => {
    expect(await release('contracts', 'one')).toMatch(/uploaded 4 files, .* 0 were there already/);
    const first = await running();
    expect(first.remotes.contracts?.address).toBe('https://remotes.example.com/contracts/r/');
    expect(await release('contracts', 'one')).toMatch(/uploaded 0 files.*\n.*already ran/);
    await release('compliance', 'one');
    expect(await running()).toEqual({
      schema: 1,
      remotes: { ...first.remotes, compliance: expect.any(Object) as unknown },
    });
    expect(await run('verify')).toMatch(/is what was released/);
  });

  it('[deployment] a release records its author, commit and reason', async () => {
    await release('contracts', 'one', '--message', 'first try');
    const { by, commit, message, action } = await requireEnvironmentPointer(store, 'production');
    expect(by).toMatch(/@|https/);
    expect(commit).toMatch(/^[0-9a-f]{12}|unknown/);
    expect([message, action]).toEqual(['first try', expect.stringMatching(/^release contracts /)]);
    expect(await run('history')).toMatch(/1 .* release contracts .*\n.*“first try”, by /);
  });

  it('[deployment] a preview changes no environment and prints its URL', async () => {
    const said = await release('contracts', 'one', '--preview', '--env', 'staging');
    expect(said).toMatch(/https:\/\/staging\.example\.com\/\?remote\.contracts=[0-9a-f]{32}$/);
    await expect(run('status', '--env', 'staging')).rejects.toThrow(/Nothing was ever promoted/);
  });

  it('[deployment] a dry run of a release writes no files', async () => {
    const said = await release('contracts', 'one', '--dry-run');
    expect(said).toMatch(/would upload 4 files.*\n.*would release contracts .* \(promotion 1\)/);
    expect(await store.list('')).toEqual([]);
  });

  it('[deployment] a release continues where an interrupted one stopped', async () => {
    const folder = await writeFakeRemote(join(root, 'remote'), 'contracts', 'one');
    const putNew = jest.spyOn(DirectoryStore.prototype, 'putNew');
    putNew.mockRejectedValueOnce(new Error('killed'));
    await expect(run('contracts', '--dist', folder)).rejects.toThrow('killed');
    putNew.mockRestore();
    await expect(running()).rejects.toThrow(/Nothing was ever promoted/);
    await run('contracts', '--dist', folder);
    expect(await run('verify')).toMatch(/is what was released/);
  });
});

describe('release check', () => {
  const releaseDescribed = async (description: unknown) => {
    const folder = await writeFakeRemote(join(root, 'remote'), 'contracts', 'two', { description });
    return run('contracts', '--dist', folder);
  };

  it('[deployment] a build with an invalid description cannot be released', async () => {
    const wrong = fakeDescription('contracts', { order: 'last' });
    await expect(releaseDescribed(wrong)).rejects.toThrow(/order is not a number/);
    const { screens, ...rest } = fakeDescription('contracts');
    const lost = { ...rest, screens: { lost: screens.screen } };
    await expect(releaseDescribed(lost)).rejects.toThrow(/describes the screen lost/);
    await expect(run('ledger')).rejects.toThrow(/There is no remote “ledger”; there are account,/);
  });

  it('[deployment] a remote that claims another remote’s tab cannot be released', async () => {
    await release('clients', 'one');
    for (const [key, holder] of [
      ['clients', 'clients'],
      ['overview', 'the shell'],
    ])
      await expect(releaseDescribed(fakeDescription('contracts', { key }))).rejects.toThrow(
        `contracts brings a tab “${key}”, and so does ${holder}`,
      );
  });

  it('[deployment] a remote built for another kernel version can be released only with an explicit option @deep', async () => {
    await releaseShell('one', '2.0.0');
    await expect(release('contracts', 'one')).rejects.toThrow(
      /contracts needs kernel \^1\.0\.0; the shell of production runs kernel 2\.0\.0/,
    );
    await release('contracts', 'one', '--despite-kernel');
    expect(await run('history')).toMatch(/release contracts \S+ --despite-kernel/);
  });

  it('[deployment] a shell that cannot run a remote of the environment cannot be released', async () => {
    await release('contracts', 'one');
    await expect(releaseShell('one', '2.0.0')).rejects.toThrow(/contracts needs kernel/);
    expect((await running()).shell).toBeUndefined();
  });

  it('[deployment, security] a remote whose URL the content security policy does not allow cannot be released @deep', async () => {
    await releaseShell('one');
    describeEnvironments({ remotes: 'https://elsewhere.example.com/' });
    await expect(release('contracts', 'one')).rejects.toThrow(
      /policy of production’s page does not let contracts load from https:\/\/elsewhere/,
    );
    await releaseShell('one');
    await release('contracts', 'one');
    expect((await running()).remotes.contracts?.address).toMatch(/elsewhere/);
  });

  it('[deployment] a release whose files are missing from the store is rejected', async () => {
    await release('contracts', 'one', '--preview');
    await rm(store.pathOf((await store.list('contracts/r/assets'))[0] ?? ''));
    const [, id = ''] =
      /r\/([0-9a-f]{32})\.json/.exec((await store.list('contracts')).join()) ?? [];
    await expect(run('promote', `contracts@${id}`)).rejects.toThrow(/lacks 1 of its files/);
  });

  it('[deployment] a release to an environment without a pointer file is rejected', async () => {
    await release('contracts', 'one');
    await release('contracts', 'two');
    await rm(store.pathOf('env/production/current.json'));
    await expect(release('contracts', 'three')).rejects.toThrow(/current\.json is missing/);
  });
});

describe('a release of the shell', () => {
  it('[deployment] a release of the shell publishes the environment’s page with its pointer, policy and remotes', async () => {
    await release('contracts', 'one');
    await releaseShell('one');
    const html = await page();
    expect(readPagePointer(html)).toBe('/env/production/current.json');
    expect(html).toMatch(
      /Content-Security-Policy" content="[^"]*script-src 'self' https:\/\/remotes\.example\.com[ ;]/,
    );
    expect(html).toContain(
      '<link rel="preconnect" href="https://remotes.example.com" crossorigin />',
    );
    expect((await running()).shell?.kernel).toBe('1.0.0');
    expect(await run('verify')).toMatch(/is what was released: 10 files/);
  });

  it('[R155] a release of the shell writes the environment’s workspace server into the page and its content security policy', async () => {
    const server = { server: 'https://api.example.com', issuer: 'https://login.example.com/one' };
    describeEnvironments(server);
    await releaseShell('one');
    const html = await page();
    expect(html).toMatch(
      /<html lang="en" data-server="https:\/\/api\.example\.com" data-issuer="https:\/\/login\.example\.com\/one" data-client-id="trustfold"/,
    );
    expect(html).toContain(
      `connect-src 'self' https://remotes.example.com https://api.example.com https://login.example.com;`,
    );
    for (const one of ['server', 'issuer'] as const) {
      describeEnvironments({ [one]: server[one] });
      await expect(releaseShell('one')).rejects.toThrow(/production is not valid/);
    }
  });

  it('[deployment] the next command completes a release of the shell that was interrupted before it wrote the page', async () => {
    await releaseShell('one');
    const before = await page();
    jest
      .spyOn(DirectoryStore.prototype, 'swap')
      .mockImplementationOnce((key, body) => writeFile(store.pathOf(key), body).then(() => true))
      .mockRejectedValueOnce(new Error('killed'));
    await expect(releaseShell('two')).rejects.toThrow('killed');
    jest.restoreAllMocks();
    expect(await page()).toBe(before);
    await expect(run('verify')).rejects.toThrow(/index\.html is not what was released/);
    await release('contracts', 'one');
    expect(await page()).toContain('/assets/two.js');
    await run('verify');
  });
});
