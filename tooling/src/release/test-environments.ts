import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireEnvironmentPointer } from '../compose/documents';
import { DirectoryStore } from '../store/directory-store';
import { runRelease } from './run-release';
import { writeFakeRemote, writeFakeShell } from './test-fakes';

export const addresses = {
  store: './store',
  shell: 'https://app.example.com',
  remotes: 'https://remotes.example.com/',
};

export function setUpEnvironments() {
  const root = mkdtempSync(join(tmpdir(), 'trustfold-release-'));
  const environments = join(root, 'environments.json');
  const store = new DirectoryStore(join(root, 'store'), { precompressed: true });
  const describeEnvironments = (change: object = {}) => {
    const staging = { ...addresses, shell: 'https://staging.example.com', previews: true };
    const all = { production: { ...addresses, ...change }, staging };
    writeFileSync(environments, JSON.stringify(all));
  };
  beforeEach(() => describeEnvironments());
  afterEach(() => rm(store.name, { recursive: true, force: true }));
  afterAll(() => rm(root, { recursive: true, force: true }));

  const run = async (...args: readonly string[]): Promise<string> => {
    const said: string[] = [];
    const tell = (text: string) => void said.push(text);
    const env = args.includes('--env') ? [] : ['--env', 'production'];
    const reporter = { line: tell, block: tell, status: () => undefined, close: () => undefined };
    await runRelease([...args, ...env, '--environments', environments], root, reporter);
    return said.join('\n');
  };
  return {
    ...{ root, store, run, describeEnvironments },
    release: async (name: string, mark: string, ...options: string[]) =>
      run(name, '--dist', await writeFakeRemote(join(root, 'remote'), name, mark), ...options),
    releaseShell: async (mark: string, kernel = '1.0.0', ...options: string[]) =>
      run('shell', '--dist', await writeFakeShell(join(root, 'shell'), mark, kernel), ...options),
    running: async (environment = 'production') =>
      (await requireEnvironmentPointer(store, environment)).composition,
  };
}
