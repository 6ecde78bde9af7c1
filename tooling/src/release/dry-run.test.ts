import { requirePointer } from '../compose/documents';
import { fakeRelease } from './test-fakes';
import { differences } from './task';
import { production, useReleases } from './test-bench';

const { store, run, buildRemote, buildShell, contents } = useReleases();

const wasDry = 'this was a dry run and nothing was written\n';

const releaseOf = async (mark: string, env = production) => [
  ...['contracts', '--dist', await buildRemote('contracts', mark)],
  ...[...env, '--public', 'https://r.example.com/'],
];
const shellOf = async (mark: string) => [
  ...['shell', '--dist', await buildShell(mark)],
  ...[...production, '--public', 'https://r.example.com/'],
];
const standing = async () => {
  const { hash, seq, composition } = await requirePointer(store, 'production');
  return { hash, seq, release: composition.remotes.contracts?.release.slice(0, 8) ?? 'nothing' };
};

/** What a dry run says, held to what the same command then does. */
async function promised(...command: readonly string[]) {
  const before = contents();
  const dry = await run(...command, '--dry-run');
  expect(contents()).toEqual(before);
  expect(dry).toContain(wasDry);
  await run(...command);
  const { hash, seq } = await standing();
  const [, would, at, number] =
    /production (would run|would stay at) composition (\w{12}) \(promotion (\d+)\)/.exec(dry) ?? [];
  expect([at, Number(number)]).toEqual([hash.slice(0, 12), seq]);
  return { would, dry };
}

describe('a dry run', () => {
  it('[deployment] of a release says what would run in place of what, and nothing of what runs already', async () => {
    expect((await promised(...(await releaseOf('one')))).would).toBe('would run');
    const { release: one } = await standing();
    expect((await promised(...(await releaseOf('one')))).would).toBe('would stay at');
    const { would, dry } = await promised(...(await releaseOf('two')));
    expect(would).toBe('would run');
    expect(dry).toContain(`  contracts: ${one} → ${(await standing()).release}\n`);
    expect(dry).toMatch(/would upload 4 files/);
  });

  it('[deployment] of a promotion says whether it would change anything', async () => {
    await run(...(await releaseOf('one')));
    await run(...(await releaseOf('two', ['--env', 'staging'])));
    const promote = ['promote', '--from', 'staging', ...production];
    expect((await promised(...promote)).would).toBe('would run');
    expect((await promised(...promote)).would).toBe('would stay at');
    const { hash } = await standing();
    expect((await promised('promote', hash, ...production)).would).toBe('would stay at');
  });

  it('[deployment] of a rollback and of a removal says what would go', async () => {
    await run(...(await releaseOf('one')));
    const { release: one } = await standing();
    await run(...(await releaseOf('two')));
    const { release: two } = await standing();
    const back = await promised('rollback', 'contracts', ...production);
    expect(back.dry).toContain(`  contracts: ${two} → ${one}\n`);
    const removal = await promised('remove', 'contracts', ...production);
    expect(removal.dry).toContain(`  contracts: ${one} → nothing\n`);
  });

  it('[deployment] of a rollback to another page names that page', async () => {
    await run(...(await releaseOf('one')));
    await run(...(await shellOf('first')));
    const { composition } = await requirePointer(store, 'production');
    const first = composition.shell?.page.slice(0, 8) ?? '';
    await run(...(await shellOf('second')));
    const { dry } = await promised('rollback', ...production);
    expect(dry).toMatch(new RegExp(`  shell: \\w{8} → ${first}\n`));
  });

  it('[deployment] of the shell says what would be uploaded, and whether the page would stay', async () => {
    const shell = await shellOf('first');
    const before = contents();
    expect(await run(...shell, '--dry-run')).toMatch(
      /shell with kernel 1\.0\.0: would upload 2 files; production would have the page \w{12}; /,
    );
    expect(contents()).toEqual(before);
    await run(...shell);
    const after = contents();
    expect(await run(...shell, '--dry-run')).toContain(
      `would upload 0 files; production would keep its page; ${wasDry}`,
    );
    expect(contents()).toEqual(after);
  });

  it('[deployment] of an address says where the files would be read', () => {
    const { description } = fakeRelease({ mark: 'one' });
    const at = (address: string) => ({
      schema: 1 as const,
      remotes: { contracts: { ...description, address } },
    });
    expect(differences(at('https://a.example/'), at('https://b.example/'))).toEqual([
      'contracts: https://a.example/ → https://b.example/',
    ]);
    expect(differences(at('/a/'), at('/a/'))).toEqual([]);
    expect(differences(undefined, at('/a/'))).toEqual([
      `contracts: nothing → ${description.release.slice(0, 8)}`,
    ]);
  });
});

describe('--despite-kernel', () => {
  it('[deployment] is in the record and in the history, with every kind of refusal overruled', async () => {
    await run(...(await releaseOf('one')), '--despite-kernel');
    await run(...(await shellOf('first')), '--despite-kernel');
    await run(...(await releaseOf('two')));
    await run('rollback', 'contracts', ...production, '--despite-kernel');
    const history = await run('history', ...production);
    const lines = history.split('\n').filter((line) => /^ {7}by /.test(line));
    expect(lines.map((line) => line.endsWith(', with --despite-kernel'))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const { exceptions } = await requirePointer(store, 'production');
    expect(exceptions).toEqual(['--despite-kernel']);
  });
});
