import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builderOf, builtFrom, commitWords, readBuiltFrom, writeBuiltFrom } from './built-from';

let root: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
  })
    .toString()
    .trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trustfold-built-'));
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lock');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('builtFrom', () => {
  it('[deployment] names the commit, and whether nothing else was built', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    const commit = git('rev-parse', 'HEAD');
    expect(builtFrom(root)).toMatchObject({ commit, clean: true, node: process.version });
    writeFileSync(join(root, 'more'), '');
    expect(builtFrom(root)).toMatchObject({ commit, clean: false });
  });

  it('[deployment] says that it does not know where there is no repository', () => {
    expect(builtFrom(root)).toMatchObject({ commit: 'unknown', clean: false });
  });

  it('[deployment] names another lockfile by another digest', () => {
    const { lockfile } = builtFrom(root);
    writeFileSync(join(root, 'pnpm-lock.yaml'), 'another');
    expect(builtFrom(root).lockfile).not.toBe(lockfile);
  });

  it('[deployment] names a pipeline’s run by its address, and a person by machine', () => {
    const run = {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/trustfold',
      GITHUB_RUN_ID: '7',
    };
    expect(builderOf(run)).toBe('https://github.com/acme/trustfold/actions/runs/7');
    expect(builderOf({})).toMatch(/^.+@.+$/);
  });

  it('[deployment] is read back from beside a build, and is nothing where it is damaged', () => {
    const from = builtFrom(root);
    writeBuiltFrom(root, from);
    expect(readBuiltFrom(readFileSync(join(root, 'built.json')))).toEqual(from);
    expect(readBuiltFrom(Buffer.from('{'))).toBeUndefined();
    expect(readBuiltFrom(undefined)).toBeUndefined();
  });

  it('[deployment] shows the start of the commit, and whether more than the commit was built', () => {
    const commit = '0123456789abcdef'.repeat(2);
    expect(commitWords({ commit, clean: true })).toBe('0123456789ab');
    expect(commitWords({ commit, clean: false })).toBe('0123456789ab with changes');
  });
});
