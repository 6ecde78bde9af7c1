import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositionKey } from 'shared-kernel/remote';
import { requirePointer } from '../compose/documents';
import { readBuiltShell } from '../compose/built-shell';
import { historyKey, pointerKey, settingsKey } from '../compose/keys';
import { putShell } from '../compose/shell-release';
import { remoteNames } from '../packages';
import { createReporter } from '../base/reporter';
import { CliError } from '../base/cli-error';
import { DirectoryStore } from '../store/directory-store';
import { fakePlaces, fakeRelease, releaseRemote, writeFakeShell } from './fakes';
import { runRelease } from './run-release';

let root: string;
let store: DirectoryStore;
let said: string[];
let beginning: string;

const keyOf = (mark: string) => fakePlaces(mark).described;

async function release(mark: string, environment?: string) {
  const publicAddress = 'https://remotes.example.com/';
  const built = fakeRelease({ mark });
  await releaseRemote(store, { name: 'contracts', built, environment, publicAddress });
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-run-'));
  store = new DirectoryStore(root);
  said = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  await release('one', 'production');
  await release('two', 'production');
  await release('three');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const run = (...args: string[]) =>
  runRelease(args.includes('--to') ? args : [...args, '--to', root], root, createReporter());

/** Everything the store holds, byte for byte. */
async function contents(): Promise<Readonly<Record<string, string>>> {
  const entries = await store.list('');
  const bodies = entries.map(
    async ({ key }) => [key, String((await store.get(key))?.body)] as const,
  );
  return Object.fromEntries(await Promise.all(bodies));
}

const inProduction = ['--env', 'production'];
const idOf = (mark: string) => fakeRelease({ mark }).description.release;

/** What is wrong with the store or with what is asked, the command, and what it answers. */
const badInput: readonly (readonly [
  string,
  () => Promise<unknown>,
  () => readonly string[],
  RegExp,
])[] = [
  [
    'an unknown remote',
    () => Promise.resolve(),
    () => ['ledger', ...inProduction],
    new RegExp(`^There is no remote “ledger”; there are ${remoteNames.join(', ')}, and shell\\.`),
  ],
  [
    'an environment that was never promoted to',
    () => Promise.resolve(),
    () => ['rollback', '--env', 'staging'],
    /holds no environment “staging”; it holds production\.$/,
  ],
  [
    'a release that is not there',
    () => Promise.resolve(),
    () => ['promote', 'contracts@abcdef', ...inProduction],
    /^There is no release abcdef of contracts in /,
  ],
  [
    'a composition that is not there',
    () => Promise.resolve(),
    () => ['promote', 'abcdef', ...inProduction],
    /^There is no composition abcdef in /,
  ],
  [
    'nothing to promote',
    () => Promise.resolve(),
    () => ['promote', ...inProduction],
    /^Name a composition’s hash, remote@release, or --from\./,
  ],
  [
    'a remote to remove that does not run',
    () => Promise.resolve(),
    () => ['remove', 'account', ...inProduction],
    /^production runs no “account”; it runs contracts\. Nothing was changed\.$/,
  ],
  [
    'no remote to remove',
    () => Promise.resolve(),
    () => ['remove', ...inProduction],
    /^Name the remote to remove\./,
  ],
  [
    'a promotion that no longer stands',
    () => Promise.resolve(),
    () => ['rollback', ...inProduction, '--expect', '1'],
    /^production stands at promotion 2, .* not at 1; nothing was changed\.$/,
  ],
  [
    'an expectation that is empty',
    () => Promise.resolve(),
    () => ['rollback', ...inProduction, '--expect', ''],
    /^--expect is empty: give it a value, or leave it out\.$/,
  ],
  [
    'an expectation that a hash merely begins with',
    async () => {
      const { hash } = await requirePointer(store, 'production');
      beginning = hash.slice(0, 11);
    },
    () => ['promote', `contracts@${idOf('three')}`, ...inProduction, '--expect', beginning],
    /^(--expect takes the number of a promotion|production stands at promotion 2, )/,
  ],
  ...(
    [
      ['a promotion', () => ['promote', `contracts@${idOf('three')}`]],
      ['a rollback', () => ['rollback']],
    ] as const
  ).map(
    ([what, command]) =>
      [
        `a dry run of ${what} that expects another state`,
        () => Promise.resolve(),
        () => [...command(), ...inProduction, '--expect', '1', '--dry-run'],
        /^production stands at promotion 2, .* not at 1; nothing was changed\.$/,
      ] as const,
  ),
  ...[[], ['--dry-run']].map(
    (more) =>
      [
        `a release of the shell that expects another state ${more.join('')}`,
        () => writeFakeShell(join(root, 'build'), 'mark'),
        () => ['shell', '--dist', 'build', ...inProduction, '--expect', '1', ...more],
        /^production stands at promotion 2, .* not at 1; nothing was changed\.$/,
      ] as const,
  ),
  [
    'a bucket’s name without s3://',
    () => Promise.resolve(),
    () => ['rollback', ...inProduction, '--to', 'trustfold-remotes'],
    /^There is no folder .*: name a new one as \.\/trustfold-remotes, and a bucket as s3:\/\/trustfold-remotes\.$/,
  ],
  [
    'a store’s name that is misspelt',
    () => Promise.resolve(),
    () => ['rollback', ...inProduction, '--to', 's3:/trustfold-remotes'],
    /^s3:\/trustfold-remotes is not a store: name a folder, or s3:\/\/bucket\/prefix\.$/,
  ],
  [
    'a pointer that is not JSON',
    () => writeFile(store.pathOf(pointerKey('production')), '{oops'),
    () => ['promote', `contracts@${idOf('three')}`, ...inProduction],
    /current\.json in .* is not JSON; nothing was changed\.$/,
  ],
  [
    'a pointer that says something else',
    () => writeFile(store.pathOf(pointerKey('production')), '{"hash":1}'),
    () => ['status'],
    /current\.json in .* is not valid at hash; nothing was changed\.$/,
  ],
  ...(
    [
      ['a promotion', () => ['promote', `contracts@${idOf('three')}`]],
      ['a rollback', () => ['rollback']],
      ['a removal', () => ['remove', 'contracts']],
      ['the history', () => ['history']],
    ] as const
  ).map(
    ([what, command]) =>
      [
        `a pointer that was lost, for ${what},`,
        () => store.remove([pointerKey('production')]),
        () => [...command(), ...inProduction],
        /current\.json is missing in .* `rollback --env production --seq 2` puts back what ran last\. Nothing was changed\.$/,
      ] as const,
  ),
  [
    'a record of the history that is broken',
    () => writeFile(store.pathOf(historyKey('production', 1)), 'null'),
    () => ['rollback', ...inProduction, '--seq', '1'],
    /history\/00000001\.json in .* is not valid at its top; nothing was changed\.$/,
  ],
  [
    'a composition whose hash does not match',
    async () => {
      const [first] = (await store.list('compositions/')).map(({ key }) => key);
      const { hash } = await requirePointer(store, 'production');
      const key =
        first === compositionKey(hash) ? (await store.list('compositions/'))[1]?.key : first;
      await writeFile(store.pathOf(key ?? ''), '{"schema":1,"remotes":{}}');
    },
    () => ['rollback', ...inProduction],
    /^The composition [0-9a-f]{12} in .* does not have the hash it is named by: it was changed or broken\.$/,
  ],
  [
    'a release that lacks files',
    () => store.remove([fakePlaces('three').files[1] ?? '']),
    () => ['promote', `contracts@${idOf('three')}`, ...inProduction],
    /^The release [0-9a-f]{8} of contracts in .* lacks 1 of its 3 files, such as assets\/0\.[0-9a-f]{10}\.js: release it again to finish it\.$/,
  ],
  [
    'a release whose description was changed',
    () => writeFile(store.pathOf(keyOf('three')), '{}'),
    () => ['promote', `contracts@${idOf('three')}`, ...inProduction],
    /^The release [0-9a-f]{8} of contracts in .* does not have the hash it is named by/,
  ],
  [
    'a build that is none',
    () => Promise.resolve(),
    () => ['contracts', ...inProduction, '--dist', 'contracts'],
    /holds no build of a remote: mf-manifest\.json is missing\.$/,
  ],
];

describe('a command', () => {
  it.each([
    ['promote', () => ['promote', `contracts@${idOf('three')}`]],
    ['rollback', () => ['rollback']],
    ['rollback of the shell', () => ['rollback', 'shell']],
    ['remove', () => ['remove', 'contracts']],
    ['verify', () => ['verify']],
  ] as const)('[deployment] %s reads its environment once', async (_what, command) => {
    const built = readBuiltShell(await writeFakeShell(join(root, 'built'), 'one'));
    await putShell(store, 'production', { built });
    const next = readBuiltShell(await writeFakeShell(join(root, 'built'), 'two'));
    await putShell(store, 'production', { built: next });
    const get = jest.spyOn(DirectoryStore.prototype, 'get');
    await run(...command(), ...inProduction);
    const read = get.mock.calls.filter(([key]) => key === settingsKey('production'));
    get.mockRestore();
    expect(read).toHaveLength(1);
  });
});

describe('bad input to the release command', () => {
  it.each(badInput)(
    '[deployment] %s is a sentence, and everything stays as it was',
    async (_what, spoil, command, sentence) => {
      await spoil();
      const before = await contents();
      const error: unknown = await run(...command()).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(CliError);
      expect((error as CliError).message).toMatch(sentence);
      expect(await contents()).toEqual(before);
    },
  );

  it('[deployment] a clock far off is a sentence, and everything stays as it was', async () => {
    const before = await contents();
    const list = Reflect.get<DirectoryStore, 'list'>(DirectoryStore.prototype, 'list');
    jest.spyOn(DirectoryStore.prototype, 'list').mockImplementation(async function (
      this: DirectoryStore,
      prefix,
    ) {
      const long = new Date(Date.now() - 5 * 3_600_000);
      for (const { key } of await list.call(this, prefix))
        if (key.startsWith('probe/')) await utimes(this.pathOf(key), long, long);
      return list.call(this, prefix);
    });
    await expect(run('rollback', ...inProduction)).rejects.toThrow(
      'This machine’s clock is 5 hours ahead of the store’s: set it, then try again.',
    );
    jest.restoreAllMocks();
    expect(await contents()).toEqual(before);
  });

  it.each([
    ['promote', () => ['promote', `contracts@${idOf('three')}`]],
    ['rollback', () => ['rollback']],
    ['remove', () => ['remove', 'contracts']],
    ['prune', () => ['prune']],
  ] as const)('[deployment] a dry run of %s changes nothing', async (verb, command) => {
    const before = await contents();
    const env = verb === 'prune' ? [] : inProduction;
    expect(await run(...command(), ...env, '--dry-run')).toBe(0);
    expect(said.join('')).toMatch(/this was a dry run and nothing was written|would remove/);
    expect(await contents()).toEqual(before);
  });
});

describe('good input to the release command', () => {
  it('[deployment] promotes, rolls back, and lists what ran', async () => {
    expect(await run('promote', `contracts@${idOf('three')}`, ...inProduction)).toBe(0);
    expect(await run('rollback', ...inProduction)).toBe(0);
    said = [];
    expect(await run('history', ...inProduction)).toBe(0);
    expect(said.join('')).toMatch(/4 .*roll back to 2[^]*3 .*promote contracts/);
    expect(await run('verify', ...inProduction)).toBe(0);
    expect(said.join('')).toContain(
      'production matches its composition: 3 files compared; there is no page to compare',
    );
  });

  it('[deployment] writes a pointer again that was lost, and names what a rollback passes over', async () => {
    await store.remove([pointerKey('production')]);
    expect(await run('rollback', ...inProduction, '--seq', '2')).toBe(0);
    await writeFile(store.pathOf(historyKey('production', 2)), '');
    said = [];
    expect(await run('rollback', ...inProduction)).toBe(0);
    expect(said.join('')).toContain(
      'passed over what is missing, broken or pruned: 1 promotion, 2',
    );
    const { contracts } = (await requirePointer(store, 'production')).composition.remotes;
    expect(contracts?.release).toBe(idOf('one'));
  });

  it('[deployment] writes down who did it, why, from where, and what was overruled', async () => {
    const why = ['--message', 'Undo the wrong totals', '--despite-kernel'];
    expect(await run('rollback', ...inProduction, ...why)).toBe(0);
    const pointer = await requirePointer(store, 'production');
    const { message, exceptions, by = '', from = '' } = pointer;
    expect({ message, exceptions }).toEqual({
      message: 'Undo the wrong totals',
      exceptions: ['--despite-kernel'],
    });
    expect(by).not.toBe('');
    expect(from).toMatch(/^[0-9a-f]{12}|^unknown/);
    said = [];
    expect(await run('history', ...inProduction)).toBe(0);
    expect(said.join('')).toMatch(/“Undo the wrong totals”, by .+, from .+, with --despite-kernel/);
    await expect(run('rollback', ...inProduction, '--message', ' ')).rejects.toThrow(
      '--message takes',
    );
  });

  it('[deployment] takes what is expected by its number or by enough of its hash', async () => {
    const { hash } = await requirePointer(store, 'production');
    const promote = ['promote', `contracts@${idOf('three')}`, ...inProduction];
    for (const expected of ['2', hash, hash.slice(0, 12)])
      expect(await run(...promote, '--expect', expected, '--dry-run')).toBe(0);
  });

  it('[deployment] reports every environment that can be read', async () => {
    await release('one', 'staging');
    await release('one', 'test');
    await writeFile(store.pathOf(pointerKey('staging')), '{oops');
    await expect(run('status')).rejects.toThrow(/^env\/staging\/current\.json in .* is not JSON/);
    expect(said.join('')).toMatch(/production: composition [^]*test: composition /);
  });

  it('[deployment] says how it is used', async () => {
    expect(await runRelease(['--help'], root)).toBe(0);
    expect(said.join('')).toContain('npm run release --');
  });
});
