import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltRelease } from '../../compose/built';
import { readBuiltShell } from '../../compose/built-shell';
import { requirePointer } from '../../compose/documents';
import { pointerKey } from '../../compose/keys';
import { changeSettings } from '../../compose/environment';
import { putShell } from '../../compose/shell-release';
import { DirectoryStore } from '../../store/directory-store';
import { releaseRemote, writeFakeRemote, writeFakeShell } from '../fakes';
import { runRelease } from '../run-release';
import { startFakeCdn } from './fake-cdn';

const environment = 'production';
let root: string;
let store: DirectoryStore;
let pages: DirectoryStore;
let cdn: Awaited<ReturnType<typeof startFakeCdn>>;
let said: string;

const run = async (...args: readonly string[]) => {
  said = '';
  cdn.asked.length = 0;
  return runRelease([...args, '--to', store.root], root);
};
const inProduction = ['--env', environment];
const built = (mark: string) => writeFakeRemote(join(root, `remote ${mark}`), 'contracts', mark);
const builtShell = (mark: string) => writeFakeShell(join(root, `shell ${mark}`), mark);
const remote = async (mark: string) => ['contracts', '--dist', await built(mark)];
const shell = async (mark: string) => ['shell', '--dist', await builtShell(mark)];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-change-'));
  store = new DirectoryStore(join(root, 'store'));
  pages = new DirectoryStore(join(root, 'pages'));
  cdn = await startFakeCdn(store, pages);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  await changeSettings(store, environment, {
    public: cdn.address,
    shell: cdn.shell,
    shellTo: pages.root,
  });
  for (const mark of ['one', 'two']) {
    const release = readBuiltRelease('contracts', await built(mark));
    const { address } = cdn;
    const options = { name: 'contracts', built: release, environment, publicAddress: address };
    await releaseRemote(store, options);
    await putShell(store, environment, {
      built: readBuiltShell(await builtShell(mark)),
      pages,
      address,
      config: { compositionPointer: `${address}${pointerKey(environment)}` },
    });
  }
});
afterEach(async () => {
  await cdn.stop();
  await rm(root, { recursive: true, force: true });
});

const releaseOfOne = async () => {
  const now = (await requirePointer(store, environment)).composition.remotes.contracts?.release;
  const names = (await store.list('contracts/r/')).flatMap(
    ({ key }) => /\/([0-9a-f]{32})\.json$/.exec(key)?.[1] ?? [],
  );
  return names.find((name) => name !== now) ?? '';
};

const changes: readonly (readonly [string, () => Promise<readonly string[]>])[] = [
  ['a release', () => remote('three')],
  ['a release of the shell', () => shell('three')],
  ['a promotion', async () => ['promote', `contracts@${await releaseOfOne()}`]],
  ['a rollback', () => Promise.resolve(['rollback'])],
  ['a rollback of the shell', () => Promise.resolve(['rollback', 'shell'])],
  ['a removal', () => Promise.resolve(['remove', 'contracts'])],
];

describe.each(changes)('%s', (_what, command) => {
  it('[deployment] is followed by what browsers get, with the answer of each address', async () => {
    expect(await run(...(await command()), ...inProduction)).toBe(0);
    const pointer = `${cdn.address}env/production/current.json`;
    expect(said).toContain(`  ${pointer}: 200; application/json; not compressed; no-cache\n`);
    expect(said).toContain(`  ${cdn.shell}/: 200; text/html; not compressed; no-cache\n`);
    expect(said).toMatch(/browsers get the same: \d+ files requested from the public address\n$/);
    expect(said.match(/: 200; /g)).toHaveLength(cdn.asked.length);
  });

  it('[deployment] fails where browsers do not get it, says that it stands, and stands', async () => {
    const before = await requirePointer(store, environment);
    cdn.otherwise.set('current.json', { headers: { 'cache-control': 'max-age=60' } });
    const words = [...(await command()), ...inProduction];
    await expect(run(...words)).rejects.toThrow(
      /^production was changed, and browsers do not get it as it was released:\n\S+current\.json is cached by browsers \(max-age=60\): a release would not reach them\.\n`verify --env production` looks again; /,
    );
    expect((await requirePointer(store, environment)).seq).toBe(before.seq + 1);
  });
});

describe('a change of an environment', () => {
  it.each(['--no-verify', '--dry-run'])(
    '[deployment] asks at no address with %s',
    async (option) => {
      expect(await run('rollback', 'contracts', ...inProduction, option)).toBe(0);
      expect(cdn.asked).toEqual([]);
    },
  );

  it('[deployment] is compared with nothing where it is not known where browsers ask, and prints that', async () => {
    await changeSettings(store, environment, { public: undefined });
    expect(await run('rollback', 'contracts', ...inProduction)).toBe(0);
    expect(said).toContain('what browsers get was not compared: settings --public and --shell');
    await changeSettings(store, environment, { public: '/remotes/', shell: undefined });
    expect(await run(...(await remote('three')), ...inProduction, '--public', cdn.address)).toBe(0);
    expect(said).toContain('what browsers get was not compared');
    expect(cdn.asked).toEqual([]);
  });

  it('[deployment] does not mind a remote that browsers still read elsewhere, which verify names', async () => {
    await changeSettings(store, environment, { public: `${cdn.shell}/remotes/` });
    expect(await run(...(await shell('three')), ...inProduction)).toBe(0);
    await expect(run('verify', ...inProduction)).rejects.toThrow(
      /^Browsers are told to read contracts at http:\/\/localhost/,
    );
  });

  it('[deployment] asks nothing for a release that is only put into the store', async () => {
    expect(await run(...(await remote('three')))).toBe(0);
    expect(cdn.asked).toEqual([]);
  });
});
