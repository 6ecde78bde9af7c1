import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readShellRecord } from '../compose/environment';
import { CliError } from '../base/cli-error';
import { DirectoryStore } from '../store/directory-store';
import { fakeRelease, releaseRemote } from './test-fakes';
import { publicAddress, useReleases } from './test-bench';

const { root, store, pages, run, buildShell, expectRefusal } = useReleases();

const to = (place: string) => ['--shell-to', join(root, place)];
const of = (name: string) => ['--env', name];
const address = ['--public', publicAddress];

const releaseKernel = async (mark: string, kernel: string, ...options: string[]) =>
  run('shell', '--dist', await buildShell(mark, kernel), ...options);
const releaseShell = (mark: string, ...options: string[]) =>
  releaseKernel(mark, '1.0.0', ...options);

const page = async (from = pages, key = 'index.html') => String((await from.get(key))?.body);

describe('a store of pages', () => {
  it.each([[[]], [address], [['--dry-run']]])(
    '[deployment] that has the page of another environment is refused: %j',
    async (more) => {
      await releaseShell('one', ...of('production'), ...to('pages'), ...address);
      await expectRefusal(
        () => releaseShell('two', ...of('staging'), ...to('pages'), ...more),
        'holds the page of another environment, which reads https://remotes.example.com/env/production/current.json: name the store of staging’s page with --shell-to, or remove that index.html first. Nothing was changed.',
      );
      expect(await page()).toContain('one.js');
      await releaseShell('three', ...of('production'));
      expect(await page()).toContain('three.js');
    },
  );

  it('[deployment] that has one is refused though the settings name it', async () => {
    await releaseShell('one', ...of('production'), ...to('pages'), ...address);
    await run('settings', ...of('staging'), ...to('pages'));
    await expectRefusal(
      () => releaseShell('two', ...of('staging')),
      'holds the page of another environment',
    );
  });

  it('[deployment] that has the page of an environment of the same name in another store is refused', async () => {
    await releaseShell('one', ...of('production'), ...to('pages'), ...address);
    const other = ['--to', join(root, 'other'), '--public', 'https://other.example.com/'];
    await expect(
      releaseShell('two', ...of('production'), ...to('pages'), ...other),
    ).rejects.toThrow('holds the page of another environment');
    expect(await page()).toContain('one.js');
  });

  it('[deployment] that has another site’s page is refused', async () => {
    await mkdir(pages.root);
    await writeFile(join(pages.root, 'index.html'), '<title>Welcome</title>');
    await expectRefusal(
      () => releaseShell('one', ...of('production'), ...to('pages'), ...address),
      'holds a page that no release of a shell put there',
    );
  });

  it('[deployment] is not taken by the slower of two environments at once', async () => {
    const outcomes = await Promise.allSettled(
      ['production', 'staging'].map((name) =>
        releaseShell(name, ...of(name), ...to('pages'), ...address),
      ),
    );
    const names = ['production', 'staging'];
    const winners = names.filter((_, at) => outcomes[at]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    expect(await page()).toContain(`/env/${winners[0]}/current.json`);
    for (const name of names)
      expect((await readShellRecord(store, name)) !== undefined).toBe(winners.includes(name));
  });

  it('[deployment] whose page was damaged or is older than its history takes the next', async () => {
    await releaseShell('one', ...of('production'), ...to('pages'), ...address);
    await writeFile(join(pages.root, 'index.html'), 'torn');
    await releaseShell('two', ...of('production'));
    expect(await page()).toContain('two.js');
    const kept = await store.list('env/production/pages/');
    await store.remove(kept.map(({ key }) => key));
    await releaseShell('three', ...of('production'));
    expect(await page()).toContain('three.js');
  });
});

describe('an environment', () => {
  it('[deployment] remembers the store of its page, so that its gates know what is live', async () => {
    await releaseShell('one', ...of('production'), ...to('pages'), ...address);
    await releaseKernel('two', '2.0.0', ...of('production'));
    expect(await page()).toContain('two.js');
    expect(await store.has('env/production/index.html')).toBe(false);
    const built = fakeRelease({ mark: 'one', kernelRange: '^2.0.0' });
    await releaseRemote(store, { name: 'contracts', built, environment: 'production' });
    await run('verify', ...of('production'));
  });

  it.each([
    ['release', () => releaseShell('two', ...of('production'), ...to('elsewhere'))],
    ['rollback', () => run('rollback', 'shell', ...of('production'), ...to('elsewhere'))],
  ])(
    '[deployment] has its page elsewhere only where its settings say so first: %s',
    async (_verb, work) => {
      await releaseShell('zero', ...of('production'), ...to('pages'), ...address);
      await releaseShell('one', ...of('production'));
      await expectRefusal(
        work,
        /^The page of production is in .*pages, not in .*elsewhere: `settings /,
      );
      await run('settings', ...of('production'), ...to('elsewhere'));
      await releaseShell('three', ...of('production'));
      expect(await page(new DirectoryStore(join(root, 'elsewhere')))).toContain('three.js');
      await expectRefusal(
        () => run('rollback', 'shell', ...of('production')),
        /^The earlier page of production was made for .*pages: release the shell/,
      );
    },
  );

  it('[deployment] has no record of a page that could not be put there', async () => {
    await releaseShell('one', ...of('production'), ...to('pages'), ...address);
    const before = await readFile(store.pathOf('env/production/shell.json'), 'utf8');
    const swap = Reflect.get<DirectoryStore, 'swap'>(DirectoryStore.prototype, 'swap');
    const refusing = jest.spyOn(DirectoryStore.prototype, 'swap');
    refusing.mockImplementation(function (this: DirectoryStore, key, ...rest) {
      return key === 'index.html'
        ? Promise.reject(new CliError('The store does not let you write.'))
        : swap.call(this, key, ...rest);
    });
    await expect(releaseKernel('two', '2.0.0', ...of('production'))).rejects.toThrow(
      'The store does not let you write.',
    );
    const first = releaseKernel('new', '2.0.0', ...of('staging'), ...to('others'), ...address);
    await expect(first).rejects.toThrow('The store does not let you write.');
    refusing.mockRestore();
    expect(await readFile(store.pathOf('env/production/shell.json'), 'utf8')).toBe(before);
    expect(await store.has('env/staging/shell.json')).toBe(false);
    expect(await page()).toContain('one.js');
  });
});

describe('the history of shells', () => {
  const key = (number: number) => `env/production/shells/0000000${number}.json`;
  const numbers = async () =>
    (await store.list('env/production/shells/')).map(({ key: one }) => Number(one.slice(-13, -5)));

  it('[deployment] goes on from its highest number, with gaps before it too', async () => {
    for (const mark of ['one', 'two']) await releaseShell(mark, ...of('production'));
    await store.remove([key(1)]);
    await releaseShell('three', ...of('production'));
    expect(await numbers()).toEqual([2, 3]);
    await run('rollback', 'shell', ...of('production'));
    expect(await page(store, 'env/production/index.html')).toContain('two.js');
  });

  it.each(['{cut', '', 'null', '{"page":1}', '{"page":"a","at":"yesterday","assets":[]}'])(
    '[deployment] costs nothing but itself with a record %j',
    async (text) => {
      for (const mark of ['one', 'two', 'three']) await releaseShell(mark, ...of('production'));
      await writeFile(store.pathOf('env/production/history/00000002.json'), text);
      await run('rollback', 'shell', ...of('production'));
      expect(await page(store, 'env/production/index.html')).toContain('one.js');
      await writeFile(store.pathOf(key(4)), text);
      await releaseShell('four', ...of('production'));
      expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
    },
  );
});
