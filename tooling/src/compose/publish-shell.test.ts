import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFakeShell } from '../release/test-fakes';
import { DirectoryStore } from '../store/directory-store';
import type { Store } from '../store/store';
import { readBuiltShell, type BuiltShell } from './built-shell';
import { sha256 } from '../base/sha256';
import { shellPageKey } from './keys';
import { readShellRecord } from './environment';
import { putShell } from './shell-release';
import { useReleases } from '../release/test-bench';

const { root } = useReleases();

const environment = 'production';
const open = () => new DirectoryStore(join(root, 'store'));
const build = async (mark: string): Promise<BuiltShell> =>
  readBuiltShell(await writeFakeShell(join(root, mark), mark));

const page = async (store: Store, key = shellPageKey(environment)) =>
  (await store.get(key))?.body.toString() ?? '';
const isConsistent = async (pages?: Store) => {
  const html = pages ? await page(pages, 'index.html') : await page(open());
  return (await readShellRecord(open(), environment))?.page === sha256(html);
};

/** A store that lets something else happen before each of its swaps. */
function interrupted(store: DirectoryStore, before: (key: string) => Promise<void>): Store {
  const swap = store.swap.bind(store);
  return Object.assign(store, {
    swap: async (...[key, ...rest]: Parameters<Store['swap']>) => {
      await before(key);
      return swap(key, ...rest);
    },
  });
}

describe('shells released at once', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[deployment] have winners that were the page, and page and record of one shell, round %i of 8',
    async () => {
      const builds = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(build));
      const outcomes = await Promise.allSettled(
        builds.map((built) => putShell(open(), environment, { built })),
      );
      const winners = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(winners.length).toBeGreaterThanOrEqual(1);
      expect(await isConsistent()).toBe(true);
      const losers = outcomes.filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of losers)
        expect(String(reason)).toContain('Another command released the shell to production');
    },
  );

  it.each(['shell.json', 'index.html'])(
    '[deployment] tell the slower one, overtaken before its swap of %s, and leave the other’s page',
    async (file) => {
      const [slow, fast] = [await build('slow'), await build('fast')];
      let overtaken = false;
      const store = interrupted(open(), async (key) => {
        if (!key.endsWith(file) || overtaken) return;
        overtaken = true;
        await putShell(open(), environment, { built: fast });
      });
      await expect(putShell(store, environment, { built: slow })).rejects.toThrow(
        'Another command released the shell to production meanwhile, and theirs stays',
      );
      expect(overtaken).toBe(true);
      expect(await page(open())).toContain('fast.js');
      expect(await isConsistent()).toBe(true);
    },
  );

  it('[deployment] agree where the page lies in a store of its own', async () => {
    const pages = new DirectoryStore(join(root, 'pages'));
    const [slow, fast] = [await build('slow'), await build('fast')];
    let overtaken = false;
    const slowPages = interrupted(new DirectoryStore(pages.root), async () => {
      if (overtaken) return;
      overtaken = true;
      await putShell(open(), environment, { built: fast, pages });
    });
    await expect(putShell(open(), environment, { built: slow, pages: slowPages })).rejects.toThrow(
      'theirs stays',
    );
    expect(await page(pages, 'index.html')).toContain('fast.js');
    expect(await isConsistent(pages)).toBe(true);
  });

  it('[deployment] finish what one that was killed left between its record and its page', async () => {
    const [before, killed] = [await build('before'), await build('killed')];
    await putShell(open(), environment, { built: before });
    let isDead = false;
    const dying = interrupted(open(), (key) => {
      isDead ||= key.endsWith('index.html');
      return isDead ? Promise.reject(new Error('killed')) : Promise.resolve();
    });
    await expect(putShell(dying, environment, { built: killed })).rejects.toThrow('killed');
    expect(await isConsistent()).toBe(false);
    await putShell(open(), environment, { built: killed });
    expect(await page(open())).toContain('killed.js');
    expect(await isConsistent()).toBe(true);
  });

  it('[deployment] may be the same shell', async () => {
    const built = await build('same');
    await Promise.all(Array.from({ length: 6 }, () => putShell(open(), environment, { built })));
    expect(await isConsistent()).toBe(true);
  });
});

describe('a built shell', () => {
  it('[deployment] says which kernel it was built with, in any place', async () => {
    const folder = await writeFakeShell(join(root, 'elsewhere'), 'mark', '7.3.1');
    await putShell(open(), environment, { built: readBuiltShell(folder) });
    expect((await readShellRecord(open(), environment))?.kernel).toBe('7.3.1');
  });

  it('[deployment] is refused where a script that its page names is missing', async () => {
    const folder = await writeFakeShell(join(root, 'torn'), 'mark');
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('/assets/mark.js');
    await rm(join(folder, 'assets/mark.js'));
    expect(() => readBuiltShell(folder)).toThrow('is incomplete: assets/mark.js is missing');
    expect(() => readBuiltShell(join(root, 'nowhere'))).toThrow('holds no build of the shell');
  });
});
