import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageData } from '../../webpack/page-meta';
import { shellPageKey } from '../compose/keys';
import { createReporter } from '../base/reporter';
import { DirectoryStore } from '../store/directory-store';
import { writeFakeShell } from './fakes';
import { runRelease } from './run-release';

let root: string;
let store: DirectoryStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-previews-'));
  store = new DirectoryStore(join(root, 'store'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function previewsAfter(...options: string[]): Promise<unknown> {
  const dist = await writeFakeShell(join(root, 'shell'), 'mark');
  const args = ['shell', '--to', store.root, '--env', 'production', '--dist', dist, ...options];
  await runRelease(args, root, createReporter());
  const html = (await store.get(shellPageKey('production')))?.body.toString() ?? '';
  return (JSON.parse(pageData(html, 'trustfold-config')) as { previews?: boolean }).previews;
}

describe('whether the pages of an environment show any release by its address', () => {
  it('[security, tooling] is as was said, else as it was before', async () => {
    expect(await previewsAfter()).toBeUndefined();
    expect(await previewsAfter('--previews', 'on')).toBe(true);
    expect(await previewsAfter()).toBe(true);
    expect(await previewsAfter('--previews', 'off')).toBeUndefined();
    await expect(previewsAfter('--previews', 'maybe')).rejects.toThrow(/is on or off/);
  });
});
