import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltRelease } from './built';
import { DirectoryStore } from '../store/directory-store';
import { writeFakeRemote, writeFakeShell } from '../release/test-fakes';
import { runRelease } from '../release/run-release';

let root: string;
let store: DirectoryStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-whole-'));
  store = new DirectoryStore(join(root, 'store'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const release = (subject: string, dist: string) => {
  const given = ['--to', './store', '--env', 'production', '--dist', dist];
  return runRelease([subject, ...given, '--public', 'https://r.example.com/'], root);
};
const asset = async (dist: string, word: string) =>
  join(dist, 'assets', (await readdir(join(dist, 'assets'))).find((n) => n.includes(word)) ?? '');
const released = async () =>
  (await store.list('')).filter(({ key }) => !key.startsWith('probe/')).map(({ key }) => key);

describe('a build of a remote', () => {
  it('[deployment] is released with the federation’s manifest, under a name that tells its content', async () => {
    const dist = await writeFakeRemote(join(root, 'dist'), 'contracts', 'one');
    const { description, bodies } = readBuiltRelease('contracts', dist);
    const built: unknown = JSON.parse(await readFile(join(dist, 'mf-manifest.json'), 'utf8'));
    const { manifest = 'none' } = description;
    expect(manifest).toMatch(/^mf-manifest\.[0-9a-f]{10}\.json$/);
    expect(Object.keys(description.files)).toContain(manifest);
    expect(JSON.parse(String(bodies.get(manifest)))).toEqual(built);
  });

  it('[deployment] that lacks a script which is loaded later is refused', async () => {
    const dist = await writeFakeRemote(join(root, 'dist'), 'contracts', 'one');
    await rm(await asset(dist, 'dialog'));
    await expect(release('contracts', dist)).rejects.toThrow(
      /is incomplete: assets\/dialog\.[0-9a-f]{10}\.js is missing\.$/,
    );
    expect(await released()).toEqual([]);
  });

  it('[deployment] that was made for development is refused: its names do not tell its content', async () => {
    const dist = await writeFakeRemote(join(root, 'dist'), 'contracts', 'one');
    await rename(await asset(dist, 'dialog'), join(dist, 'assets/dialog.js'));
    await expect(release('contracts', dist)).rejects.toThrow(
      /is not a production build: the name of assets\/dialog\.js has no content hash\.$/,
    );
    expect(await released()).toEqual([]);
  });
});

describe('a build of the shell', () => {
  it('[deployment] that lacks a script which is loaded later is refused', async () => {
    const dist = await writeFakeShell(join(root, 'dist'), 'mark', '1.0.0', 'mark.js dialog.js');
    await expect(release('shell', dist)).rejects.toThrow(
      /is incomplete: assets\/dialog\.js is missing\.$/,
    );
    expect(await released()).toEqual([]);
  });

  it('[deployment] that was made for development is refused', async () => {
    const dist = await writeFakeShell(join(root, 'dist'), 'mark');
    await writeFile(join(dist, 'assets/mark.js.map'), '{}');
    await expect(release('shell', dist)).rejects.toThrow(
      /is not a production build: it contains mark\.js\.map\.$/,
    );
    expect(await released()).toEqual([]);
  });
});
