import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../base/cli-error';
import { readBuiltShell } from '../compose/built-shell';
import { requirePointer } from '../compose/documents';
import { putShell as composeShell, type PutShellOptions } from '../compose/shell-release';
import { DirectoryStore } from '../store/directory-store';
import { fakeRelease, releaseRemote, writeFakeRemote, writeFakeShell } from './test-fakes';
import { runRelease } from './run-release';

export const publicAddress = 'https://remotes.example.com/';
export const production = ['--env', 'production'];
export const idOf = (mark: string) => fakeRelease({ mark }).description.release;

type Change = Partial<Parameters<typeof releaseRemote>[1]>;

/** A folder of its own with a store and one of pages, both empty before each test, and the commands as they run there. */
export function useReleases() {
  const root = mkdtempSync(join(tmpdir(), 'trustfold-release-'));
  const store = new DirectoryStore(join(root, 'store'));
  const pages = new DirectoryStore(join(root, 'pages'));
  let said = '';
  beforeEach(() => {
    said = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const name of await readdir(root))
      await rm(join(root, name), { recursive: true, force: true });
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  /** Runs a command that succeeds; returns what it says. */
  const run = async (...args: readonly string[]): Promise<string> => {
    said = '';
    const to = args.includes('--to') ? [] : ['--to', store.root];
    expect(await runRelease([...args, ...to], root)).toBe(0);
    return said;
  };
  const buildRemote = (name: string, mark: string) =>
    writeFakeRemote(join(root, `${name} ${mark}`), name, mark);
  const buildShell = (mark: string, kernel?: string) =>
    writeFakeShell(join(root, `shell ${mark}`), mark, kernel);

  /** Everything the stores hold, byte for byte. */
  const contents = (): Readonly<Record<string, string>> => {
    const found: Record<string, string> = {};
    for (const { root: folder } of [store, pages].filter((one) => existsSync(one.root)))
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile()) found[path] = readFileSync(path, 'latin1');
      }
    return found;
  };

  return {
    ...{ root, store, pages, run, buildRemote, buildShell, contents },
    /** What was said since the last command began. */
    said: () => said,
    release: async (name: string, mark: string, ...options: string[]) =>
      run(name, '--dist', await buildRemote(name, mark), ...options),
    releaseShell: async (mark: string, ...options: string[]) =>
      run('shell', '--dist', await buildShell(mark), ...options),
    /** Releases contracts to production, unless told otherwise, without a command. */
    put: (mark: string, change: Change = {}) =>
      releaseRemote(store, {
        name: 'contracts',
        built: fakeRelease({ mark }),
        environment: 'production',
        publicAddress,
        ...change,
      }),
    putShell: async (mark: string, kernel?: string, options: PutShellOptions = {}) => {
      const built = readBuiltShell(await buildShell(mark, kernel));
      return composeShell(store, 'production', { built, ...options });
    },
    /** The release of a remote that an environment runs. */
    running: async (name = 'contracts', environment = 'production') =>
      (await requirePointer(store, environment)).composition.remotes[name]?.release,
    /** Expects one sentence, and everything as it was. */
    expectRefusal: async (work: () => Promise<unknown>, sentence: string | RegExp) => {
      const before = contents();
      const error: unknown = await work().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(CliError);
      expect((error as CliError).message).toMatch(sentence);
      expect((error as CliError).message).not.toContain('\n');
      expect(contents()).toEqual(before);
    },
  };
}
