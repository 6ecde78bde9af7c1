import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requirePointer } from '../compose/documents';
import { recordKey, shellHistoryKey } from '../compose/keys';
import { builtFrom, commitWords, writeBuiltFrom } from '../provenance/built-from';
import { DirectoryStore } from '../store/directory-store';
import { writeFakeRemote, writeFakeShell } from './fakes';
import { runRelease } from './run-release';

let root: string;
let store: DirectoryStore;
let said: string;

const elsewhere = {
  commit: 'c0ffee'.repeat(6),
  clean: false,
  builder: 'https://ci.example.com/runs/7',
  lockfile: 'digest',
  node: 'v20',
};
const inProduction = ['--env', 'production'];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-recorded-'));
  store = new DirectoryStore(join(root, 'store'));
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const run = async (...args: readonly string[]) => {
  said = '';
  await runRelease([...args, '--to', store.root], root);
  return said;
};
const address = ['--public', 'https://r.example.com/'];
const contracts = ['contracts', '--dist', 'remote', ...address];
const shell = ['shell', '--dist', 'shell', ...inProduction, ...address];
const buildRemote = () => writeFakeRemote(join(root, 'remote'), 'contracts', 'one');
const buildShell = (mark: string) => writeFakeShell(join(root, 'shell'), mark);

describe('a build that was made elsewhere', () => {
  it('[deployment] is recorded beside its release, in the history and in the status, by its own commit', async () => {
    writeBuiltFrom(await buildRemote(), elsewhere);
    await run(...contracts, ...inProduction);
    const pointer = await requirePointer(store, 'production');
    expect(pointer).toMatchObject({
      from: commitWords(builtFrom()),
      built: 'c0ffeec0ffee with changes',
    });
    const { release = '' } = pointer.composition.remotes.contracts ?? {};
    const kept = await store.get(recordKey('contracts', release));
    expect(JSON.parse(String(kept?.body))).toEqual(elsewhere);
    expect(await run('history', ...inProduction)).toMatch(
      /from [^,]+, built from c0ffeec0ffee with changes\n/,
    );
    const builder = 'by https://ci.example.com/runs/7\n';
    expect(await run('status')).toContain(`built from c0ffeec0ffee with changes ${builder}`);

    writeBuiltFrom(await buildShell('one'), { ...elsewhere, clean: true });
    await run(...shell);
    expect((await requirePointer(store, 'production')).built).toBe('c0ffeec0ffee');
    expect(await run('status')).toContain(`built from c0ffeec0ffee ${builder}`);
  });

  it('[deployment] is released though its record cannot be read, and nothing is said of it', async () => {
    await writeFile(join(await buildRemote(), 'built.json'), '{');
    await run(...contracts, ...inProduction);
    expect((await requirePointer(store, 'production')).built).toBeUndefined();
    expect(await run('status')).not.toContain('built from');
  });
});

describe('a shell that was released before anything was promoted', () => {
  it('[deployment] is in the history with who released it and why, then and afterwards', async () => {
    await buildShell('one');
    await run(...shell, '--message', 'The first page');
    await buildShell('two');
    await run(...shell);
    await run('rollback', 'shell', ...inProduction);
    const alone = await run('history', ...inProduction);
    expect(alone).toMatch(
      /roll shell back to (\w{8})\n[^]*release shell \w{8}\n[^]*release shell \1\n +“The first page”, by .+, from .+\n$/,
    );

    await buildRemote();
    await run(...contracts, ...inProduction);
    const all = await run('history', ...inProduction);
    expect(all).toMatch(/^ {4}1 .* release contracts \w{8}\n/);
    expect(all.endsWith(alone)).toBe(true);

    await run(...shell);
    const last = await run('history', ...inProduction);
    expect(last).toMatch(/^ {4}2 .* release shell \w{8}\n/);
    expect(last.match(/(release|roll) shell/g)).toHaveLength(4);
  });

  it('[deployment] costs the history nothing but itself where its record is broken', async () => {
    await buildShell('one');
    await run(...shell);
    await buildShell('two');
    await run(...shell);
    await writeFile(store.pathOf(shellHistoryKey('production', 1)), '{');
    expect(await run('history', ...inProduction)).toMatch(
      /^ +\S+ +release shell \w{8}\n.*\n {2}releases of the shell that cannot be read: 1\n$/,
    );
  });
});
