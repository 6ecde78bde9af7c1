import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltRelease } from '../compose/built-release';
import { putRelease } from '../compose/put-release';
import { requirePointer } from '../compose/documents';
import { createReporter } from '../report/reporter';
import { DirectoryStore } from '../store/directory-store';
import { fakeDescription, writeFakeRemote, writeFakeShell } from './fake-build';
import { fakeRelease } from './fake-release';
import { runRelease } from './run-release';

const address = ['--public', 'https://remotes.example.com/'];
const production = ['--env', 'production'];

describe('npm run release -- canary', () => {
  let root: string;
  let store: DirectoryStore;
  let said: string;

  const run = (...args: string[]) => {
    said = '';
    return runRelease(['--to', root, ...args], root, createReporter());
  };
  const refused = (why: RegExp, ...args: string[]) => expect(run(...args)).rejects.toThrow(why);

  /** Releases a build, or uploads it alone; gives its id. */
  async function release(name: string, mark: string, options: string[], description?: object) {
    const dist = await writeFakeRemote(
      join(root, 'builds', `${name} ${mark}`),
      name,
      mark,
      description ?? fakeDescription(name),
    );
    await run(name, '--dist', dist, ...options);
    return readBuiltRelease(name, dist).description.release;
  }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'trustfold-canary-'));
    store = new DirectoryStore(root);
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    await run(
      'shell',
      ...production,
      ...address,
      '--dist',
      await writeFakeShell(join(root, 'builds', 'shell'), 'mark'),
    );
    await release('contracts', 'one', [...production, ...address]);
    await release('account', 'one', [...production, ...address]);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('[deployment] begins, grows and ends one, and says each time what was done', async () => {
    const id = await release('contracts', 'two', []);
    expect(
      await run('canary', `contracts@${id}`, '--percent', '10', ...production, '--message', 'try'),
    ).toBe(0);
    expect(said).toMatch(/production runs composition .* \(promotion 3\)/);
    expect(said).toMatch(/10% of browsers run it of contracts from their next page on/);
    await run('canary', `contracts@${id.slice(0, 8)}`, '--percent', '50', ...production);
    await run('canary', `contracts@${id}`, '--percent', '50', ...production);
    expect(said).toContain('already ran');

    await run('status', ...production);
    expect(said).toMatch(new RegExp(`in 50%\\s+${id}  needs kernel`));
    await run('verify', ...production);
    expect(said).toContain('6 files compared');
    await run('abort', 'contracts', ...production);
    await run('diff', 'production@4', 'production@5');
    expect(said).toContain('the canary of contracts ends');
    await run('canary', `contracts@${id}`, '--percent', '10', ...production);
    await run('promote', 'contracts', ...production);
    await run('history', ...production);
    for (const action of [
      'canary contracts',
      'abort the canary contracts',
      'promote the canary contracts',
    ])
      expect(said).toContain(`${action} ${id.slice(0, 8)}`);
    expect(said).toMatch(/canary contracts .*\n +“try”, by .*, from [0-9a-f]{12}/);
    const { composition } = await requirePointer(store, 'production');
    expect(composition.remotes.contracts?.release).toBe(id);
  });

  it.each([
    [[], /--percent is missing/],
    ...['0', '100', '5.5', '-1', 'many'].map(
      (percent) => [['--percent', percent], /--percent takes|Not understood|ambiguous/] as const,
    ),
  ] as const)(
    '[deployment] refuses a share that leaves nobody on a side: %j',
    async (percent, why) => {
      const id = await release('contracts', 'two', []);
      await refused(why, 'canary', `contracts@${id}`, ...production, ...percent);
    },
  );

  it('[deployment] refuses what no canary can be of, and says why', async () => {
    const percent = ['--percent', '10', ...production];
    await refused(
      /The shell has no canary: a browser asks for its page/,
      'canary',
      'shell',
      ...percent,
    );
    await refused(/The shell has no canary/, 'canary', `shell@${'a'.repeat(32)}`, ...percent);
    for (const subject of [[], ['contracts'], ['contracts@xyz1'], ['../contracts@abcd']])
      await refused(/Name the remote and its release/, 'canary', ...subject, ...percent);
    await refused(/--env is missing/, 'canary', 'contracts@abcd', '--percent', '10');
    await refused(
      /holds no environment “nowhere”; it holds production/,
      'canary',
      'contracts@abcd',
      '--percent',
      '10',
      '--env',
      'nowhere',
    );
    await refused(
      /canary takes no --from/,
      'canary',
      'contracts@abcd',
      '--from',
      'staging',
      ...percent,
    );
    await refused(/Name the remote whose canary ends/, 'abort', ...production);
    await refused(/abort takes no --percent/, 'abort', 'contracts', ...percent);
    await refused(/No canary of contracts is under way/, 'abort', 'contracts', ...production);
    await refused(/No canary of contracts is under way/, 'promote', 'contracts', ...production);
    await refused(
      /A remote alone is promoted where its canary is under way/,
      'promote',
      'invoices',
      ...production,
    );
  });

  it('[deployment] holds it to the kernel, the policy and the tabs like any release', async () => {
    const percent = ['--percent', '10', ...production];
    const late = { ...fakeRelease({ mark: 'late', kernelRange: '^1.9.0' }) };
    await putRelease(store, 'contracts', late);
    const kernel = `contracts@${late.description.release}`;
    await refused(
      /needs kernel \^1\.9\.0; the shell of production runs kernel 1\.0\.0/,
      'canary',
      kernel,
      ...percent,
    );
    expect(await run('canary', kernel, ...percent, '--despite-kernel')).toBe(0);
    await run('history', ...production);
    expect(said).toContain('with --despite-kernel');
    await run('abort', 'contracts', ...production);

    const id = await release('contracts', 'two', []);
    await refused(
      /does not let contracts load from https:\/\/other\.example\.com/,
      'canary',
      `contracts@${id}`,
      ...percent,
      '--public',
      'https://other.example.com/',
    );

    const taken = await release(
      'contracts',
      'three',
      [],
      fakeDescription('contracts', { key: 'invoices' }),
    );
    await run('canary', `contracts@${taken}`, ...percent);
    const own = await release(
      'account',
      'two',
      [],
      fakeDescription('account', { key: 'invoices' }),
    );
    await refused(
      /brings a tab “invoices”, and so does contracts/,
      'canary',
      `account@${own}`,
      ...percent,
    );
    const dist = join(root, 'builds', 'account two');
    await refused(/and so does contracts/, 'account', '--dist', dist, ...production);
  });
});
