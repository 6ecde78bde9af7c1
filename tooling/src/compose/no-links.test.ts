import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFakeRemote, writeFakeShell } from '../release/test-fakes';
import { readBuiltShell } from './built-shell';
import { readBuiltRelease } from './built';

let root: string;
let secret: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-links-'));
  secret = join(root, 'secret');
  await writeFile(secret, 'not to be published');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a link in a build', () => {
  it('[deployment] of a remote is refused, even to a file of the build', async () => {
    const folder = await writeFakeRemote(join(root, 'contracts'), 'contracts', 'one');
    expect(readBuiltRelease('contracts', folder).bodies.size).toBe(4);
    await symlink(secret, join(folder, 'assets/secret.txt'));
    expect(() => readBuiltRelease('contracts', folder)).toThrow(/secret\.txt is a link/);
  });

  it.each(['assets/secret.js', 'secret.js'])(
    '[deployment] of the shell is refused at %s',
    async (at) => {
      const folder = await writeFakeShell(join(root, 'shell'), 'mark');
      await symlink(secret, join(folder, at));
      expect(() => readBuiltShell(folder)).toThrow(/is a link/);
    },
  );

  it('[deployment] is refused in place of the page', async () => {
    const folder = await writeFakeShell(join(root, 'shell'), 'mark');
    await rm(join(folder, 'index.html'));
    await symlink(secret, join(folder, 'index.html'));
    expect(() => readBuiltShell(folder)).toThrow(/index\.html is a link/);
  });
});
