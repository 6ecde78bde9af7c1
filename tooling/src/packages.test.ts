import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRemotes } from './packages';

describe('findRemotes', () => {
  it('[federation] remotes are found by the names of their folders and sorted by name', async () => {
    const root = await mkdtemp(join(tmpdir(), 'trustfold-packages-'));
    for (const folder of ['remote-b', 'host', 'remote-a', 'remote-Big', 'remote-', 'a-remote-c']) {
      await mkdir(join(root, folder));
      await writeFile(join(root, folder, 'package.json'), '{}');
    }
    await mkdir(join(root, 'remote-without-package'));
    expect(findRemotes(root)).toEqual(['a', 'b']);
    await rm(root, { recursive: true });
  });
});
