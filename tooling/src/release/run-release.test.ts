import { utimes, writeFile } from 'node:fs/promises';
import { compositionKey } from 'shared-kernel/remote';
import { requirePointer } from '../compose/documents';
import { historyKey, pointerKey, settingsKey } from '../compose/keys';
import { remoteNames } from '../packages';
import { CliError } from '../base/cli-error';
import { DirectoryStore } from '../store/directory-store';
import { fakePlaces } from './test-fakes';
import { idOf, production, useReleases } from './test-bench';

const { store, run, said, put, putShell, running, buildShell, contents } = useReleases();

let beginning: string;
const keyOf = (mark: string) => fakePlaces(mark).described;

beforeEach(async () => {
  await put('one');
  await put('two');
  await put('three', { environment: undefined });
});

const nothing = () => Promise.resolve();

/** What is wrong with the store or with what is asked, the command, and what it answers. */
const badInput: readonly (readonly [
  string,
  () => Promise<unknown>,
  () => readonly string[],
  RegExp,
])[] = [
  [
    'an unknown remote',
    nothing,
    () => ['ledger', ...production],
    new RegExp(`^There is no remote “ledger”; there are ${remoteNames.join(', ')}, and shell\\.`),
  ],
  [
    'an environment that was never promoted to',
    nothing,
    () => ['rollback', '--env', 'staging'],
    /holds no environment “staging”; it holds production\.$/,
  ],
  [
    'a release that is not there',
    nothing,
    () => ['promote', 'contracts@abcdef', ...production],
    /^There is no release abcdef of contracts in /,
  ],
  [
    'a composition that is not there',
    nothing,
    () => ['promote', 'abcdef', ...production],
    /^There is no composition abcdef in /,
  ],
  [
    'nothing to promote',
    nothing,
    () => ['promote', ...production],
    /^Name a composition’s hash, remote@release, or --from\./,
  ],
  [
    'a remote to remove that does not run',
    nothing,
    () => ['remove', 'account', ...production],
    /^production runs no “account”; it runs contracts\. Nothing was changed\.$/,
  ],
  ['no remote to remove', nothing, () => ['remove', ...production], /^Name the remote to remove\./],
  [
    'a promotion that no longer stands',
    nothing,
    () => ['rollback', ...production, '--expect', '1'],
    /^production stands at promotion 2, .* not at 1; nothing was changed\.$/,
  ],
  [
    'an expectation that is empty',
    nothing,
    () => ['rollback', ...production, '--expect', ''],
    /^--expect is empty: give it a value, or leave it out\.$/,
  ],
  [
    'an expectation that a hash merely begins with',
    async () => {
      const { hash } = await requirePointer(store, 'production');
      beginning = hash.slice(0, 11);
    },
    () => ['promote', `contracts@${idOf('three')}`, ...production, '--expect', beginning],
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
        nothing,
        () => [...command(), ...production, '--expect', '1', '--dry-run'],
        /^production stands at promotion 2, .* not at 1; nothing was changed\.$/,
      ] as const,
  ),
  ...[[], ['--dry-run']].map(
    (more) =>
      [
        `a release of the shell that expects another state ${more.join('')}`,
        () => buildShell('mark'),
        () => ['shell', '--dist', 'shell mark', ...production, '--expect', '1', ...more],
        /^production stands at promotion 2, .* not at 1; nothing was changed\.$/,
      ] as const,
  ),
  [
    'a bucket’s name without s3://',
    nothing,
    () => ['rollback', ...production, '--to', 'trustfold-remotes'],
    /^There is no folder .*: name a new one as \.\/trustfold-remotes, and a bucket as s3:\/\/trustfold-remotes\.$/,
  ],
  [
    'a store’s name that is misspelt',
    nothing,
    () => ['rollback', ...production, '--to', 's3:/trustfold-remotes'],
    /^s3:\/trustfold-remotes is not a store: name a folder, or s3:\/\/bucket\/prefix\.$/,
  ],
  [
    'a pointer that is not JSON',
    () => writeFile(store.pathOf(pointerKey('production')), '{oops'),
    () => ['promote', `contracts@${idOf('three')}`, ...production],
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
        () => [...command(), ...production],
        /current\.json is missing in .* `rollback --env production --seq 2` puts back what ran last\. Nothing was changed\.$/,
      ] as const,
  ),
  [
    'a record of the history that is broken',
    () => writeFile(store.pathOf(historyKey('production', 1)), 'null'),
    () => ['rollback', ...production, '--seq', '1'],
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
    () => ['rollback', ...production],
    /^The composition [0-9a-f]{12} in .* does not have the hash it is named by: it was changed or broken\.$/,
  ],
  [
    'a release that lacks files',
    () => store.remove([fakePlaces('three').files[1] ?? '']),
    () => ['promote', `contracts@${idOf('three')}`, ...production],
    /^The release [0-9a-f]{8} of contracts in .* lacks 1 of its 3 files, such as assets\/0\.[0-9a-f]{10}\.js: release it again to finish it\.$/,
  ],
  [
    'a release whose description was changed',
    () => writeFile(store.pathOf(keyOf('three')), '{}'),
    () => ['promote', `contracts@${idOf('three')}`, ...production],
    /^The release [0-9a-f]{8} of contracts in .* does not have the hash it is named by/,
  ],
  [
    'a build that is none',
    nothing,
    () => ['contracts', ...production, '--dist', 'contracts'],
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
    for (const mark of ['one', 'two']) await putShell(mark);
    const get = jest.spyOn(DirectoryStore.prototype, 'get');
    await run(...command(), ...production);
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
      const before = contents();
      const error: unknown = await run(...command()).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(CliError);
      expect((error as CliError).message).toMatch(sentence);
      expect(contents()).toEqual(before);
    },
  );

  it('[deployment] a clock far off is a sentence, and everything stays as it was', async () => {
    const before = contents();
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
    await expect(run('rollback', ...production)).rejects.toThrow(
      'This machine’s clock is 5 hours ahead of the store’s: set it, then try again.',
    );
    jest.restoreAllMocks();
    expect(contents()).toEqual(before);
  });

  it.each([
    ['promote', () => ['promote', `contracts@${idOf('three')}`]],
    ['rollback', () => ['rollback']],
    ['remove', () => ['remove', 'contracts']],
    ['prune', () => ['prune']],
  ] as const)('[deployment] a dry run of %s changes nothing', async (verb, command) => {
    const before = contents();
    const env = verb === 'prune' ? [] : production;
    expect(await run(...command(), ...env, '--dry-run')).toMatch(
      /this was a dry run and nothing was written|would remove/,
    );
    expect(contents()).toEqual(before);
  });
});

describe('good input to the release command', () => {
  it('[deployment] promotes, rolls back, and lists what ran', async () => {
    await run('promote', `contracts@${idOf('three')}`, ...production);
    await run('rollback', ...production);
    expect(await run('history', ...production)).toMatch(
      /4 .*roll back to 2[^]*3 .*promote contracts/,
    );
    expect(await run('verify', ...production)).toContain(
      'production matches its composition: 3 files compared; there is no page to compare',
    );
  });

  it('[deployment] writes a pointer again that was lost, and names what a rollback passes over', async () => {
    await store.remove([pointerKey('production')]);
    await run('rollback', ...production, '--seq', '2');
    await writeFile(store.pathOf(historyKey('production', 2)), '');
    expect(await run('rollback', ...production)).toContain(
      'passed over what is missing, broken or pruned: 1 promotion, 2',
    );
    expect(await running()).toBe(idOf('one'));
  });

  it('[deployment] writes down who did it, why, from where, and what was overruled', async () => {
    const why = ['--message', 'Undo the wrong totals', '--despite-kernel'];
    await run('rollback', ...production, ...why);
    const pointer = await requirePointer(store, 'production');
    const { message, exceptions, by = '', from = '' } = pointer;
    expect({ message, exceptions }).toEqual({
      message: 'Undo the wrong totals',
      exceptions: ['--despite-kernel'],
    });
    expect(by).not.toBe('');
    expect(from).toMatch(/^[0-9a-f]{12}|^unknown/);
    expect(await run('history', ...production)).toMatch(
      /“Undo the wrong totals”, by .+, from .+, with --despite-kernel/,
    );
    await expect(run('rollback', ...production, '--message', ' ')).rejects.toThrow(
      '--message takes',
    );
  });

  it('[deployment] takes what is expected by its number or by enough of its hash', async () => {
    const { hash } = await requirePointer(store, 'production');
    const promote = ['promote', `contracts@${idOf('three')}`, ...production];
    for (const expected of ['2', hash, hash.slice(0, 12)])
      await expect(run(...promote, '--expect', expected, '--dry-run')).resolves.toBeDefined();
  });

  it('[deployment] reports every environment that can be read', async () => {
    for (const environment of ['staging', 'test']) await put('one', { environment });
    await writeFile(store.pathOf(pointerKey('staging')), '{oops');
    await expect(run('status')).rejects.toThrow(/^env\/staging\/current\.json in .* is not JSON/);
    expect(said()).toMatch(/production: composition [^]*test: composition /);
  });

  it('[deployment] says how it is used', async () => {
    expect(await run('--help')).toContain('npm run release --');
  });
});
