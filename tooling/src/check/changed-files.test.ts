import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files';

let root: string;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    stdio: 'ignore',
  });

const write = (name: string, text: string) => writeFileSync(join(root, name), text);

function commit(name: string, text: string) {
  write(name, text);
  git('add', '.');
  git('commit', '-m', name);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trustfold-changed-'));
  git('init', '--initial-branch=main');
  commit('kept.ts', '1');
  commit('removed.ts', '1');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the changed files', () => {
  it('[tooling] are none on main as it is', () => {
    expect(changedFiles(undefined, root)).toEqual([]);
  });

  it('[tooling] are what is not committed, new files with it and ignored ones without', () => {
    write('kept.ts', '2');
    write('new file.ts', '1');
    write('.gitignore', 'built.ts');
    write('built.ts', '1');
    expect(changedFiles(undefined, root)).toEqual(['.gitignore', 'kept.ts', 'new file.ts']);
  });

  it('[tooling] are what the branch changed, not what main did since', () => {
    git('checkout', '-b', 'change');
    commit('own.ts', '1');
    git('rm', 'removed.ts');
    git('commit', '-m', 'removed');
    git('checkout', 'main');
    commit('others.ts', '1');
    git('checkout', 'change');
    expect(changedFiles(undefined, root)).toEqual(['own.ts']);
  });

  it('[tooling] are counted from another commit when one is named', () => {
    commit('later.ts', '1');
    expect(changedFiles('HEAD~1', root)).toEqual(['later.ts']);
    expect(() => changedFiles('nowhere', root)).toThrow('There is no commit “nowhere”');
  });

  it('[tooling] are the uncommitted files when there is no main', () => {
    git('branch', '-m', 'trunk');
    write('kept.ts', '2');
    expect(changedFiles(undefined, root)).toEqual(['kept.ts']);
  });
});
