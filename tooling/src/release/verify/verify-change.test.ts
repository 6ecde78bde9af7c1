import { readBuiltRelease } from '../../compose/built';
import { requirePointer } from '../../compose/documents';
import { pointerKey } from '../../compose/keys';
import { changeSettings } from '../../compose/environment';
import { startFakeCdn } from './test-cdn';
import { production, useReleases } from '../test-bench';

const {
  store,
  pages,
  run: runAny,
  put,
  running,
  putShell,
  buildRemote,
  buildShell,
} = useReleases();

const environment = 'production';
let cdn: Awaited<ReturnType<typeof startFakeCdn>>;

const run = (...args: readonly string[]) => {
  cdn.asked.length = 0;
  return runAny(...args, ...production);
};
const remote = async (mark: string) => [
  'contracts',
  '--dist',
  await buildRemote('contracts', mark),
];
const shell = async (mark: string) => ['shell', '--dist', await buildShell(mark)];

beforeEach(async () => {
  cdn = await startFakeCdn(store, pages);
  await changeSettings(store, environment, {
    public: cdn.address,
    shell: cdn.shell,
    shellTo: pages.root,
  });
  const { address } = cdn;
  const config = { compositionPointer: `${address}${pointerKey(environment)}` };
  for (const mark of ['one', 'two']) {
    const built = readBuiltRelease('contracts', await buildRemote('contracts', mark));
    await put(mark, { built, publicAddress: address });
    await putShell(mark, undefined, { pages, address, config });
  }
});

afterEach(() => cdn.stop());

const releaseOfOne = async () => {
  const now = await running();
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
    const said = await run(...(await command()));
    const pointer = `${cdn.address}env/production/current.json`;
    expect(said).toContain(`  ${pointer}: 200; application/json; not compressed; no-cache\n`);
    expect(said).toContain(`  ${cdn.shell}/: 200; text/html; not compressed; no-cache\n`);
    expect(said).toMatch(/browsers get the same: \d+ files requested from the public address\n$/);
    expect(said.match(/: 200; /g)).toHaveLength(cdn.asked.length);
  });

  it('[deployment] fails where browsers do not get it, says that it stands, and stands', async () => {
    const before = await requirePointer(store, environment);
    cdn.otherwise.set('current.json', { headers: { 'cache-control': 'max-age=60' } });
    const words = await command();
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
      await run('rollback', 'contracts', option);
      expect(cdn.asked).toEqual([]);
    },
  );

  it('[deployment] is compared with nothing where it is not known where browsers ask, and prints that', async () => {
    await changeSettings(store, environment, { public: undefined });
    expect(await run('rollback', 'contracts')).toContain(
      'what browsers get was not compared: settings --public and --shell',
    );
    await changeSettings(store, environment, { public: '/remotes/', shell: undefined });
    expect(await run(...(await remote('three')), '--public', cdn.address)).toContain(
      'what browsers get was not compared',
    );
    expect(cdn.asked).toEqual([]);
  });

  it('[deployment] does not mind a remote that browsers still read elsewhere, which verify names', async () => {
    await changeSettings(store, environment, { public: `${cdn.shell}/remotes/` });
    await run(...(await shell('three')));
    await expect(run('verify')).rejects.toThrow(
      /^Browsers are told to read contracts at http:\/\/localhost/,
    );
  });

  it('[deployment] asks nothing for a release that is only put into the store', async () => {
    cdn.asked.length = 0;
    await runAny(...(await remote('three')));
    expect(cdn.asked).toEqual([]);
  });
});
