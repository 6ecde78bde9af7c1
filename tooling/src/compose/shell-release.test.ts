import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import { pageData } from '../../webpack/page-meta';
import { fakeDescription, writeFakeShell } from '../release/fake-build';
import { fakeRelease } from '../release/fake-release';
import { DirectoryStore } from '../store/directory-store';
import { readBuiltShell } from './built-shell';
import { promote } from './compose';
import { shellPageKey } from './keys';
import { putShell } from './shell-release';

let root: string;
let store: DirectoryStore;
const environment = 'production';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-shell-'));
  store = new DirectoryStore(join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const entry = (name: string, brings: unknown): Composition['remotes'][string] => ({
  ...fakeRelease({ mark: name }).description,
  address: `https://remotes.example.com/${name}/`,
  brings,
});

/** What the released page says in a `meta`, as a browser reads it. */
async function stamped(name: string): Promise<unknown> {
  await putShell(store, environment, {
    built: readBuiltShell(await writeFakeShell(join(root, 'shell'), 'mark')),
  });
  const page = (await store.get(shellPageKey(environment)))?.body.toString() ?? '';
  return JSON.parse(pageData(page, name));
}

describe('putShell', () => {
  it('[federation] tells the page what the remotes of its environment say of themselves', async () => {
    const described = fakeDescription('invoices', { label: `Bills & "dues" $& it's` });
    const remotes = { invoices: entry('invoices', described) };
    await promote(store, environment, { schema: 1, remotes });
    expect(await stamped('trustfold-remotes')).toMatchObject({ invoices: described });
  });

  it('[federation] leaves out what says nothing of itself, or something wrong', async () => {
    const remotes = {
      invoices: entry('invoices', fakeDescription('invoices')),
      silent: entry('silent', undefined),
      wrong: entry('wrong', fakeDescription('wrong', { order: 'first' })),
    };
    await promote(store, environment, { schema: 1, remotes });
    expect(Object.keys((await stamped('trustfold-remotes')) as object)).toEqual(['invoices']);
  });

  it('[federation] tells the page nothing before anything was released', async () => {
    expect(await stamped('trustfold-remotes')).toEqual({});
    expect(await stamped('trustfold-config')).toEqual({
      compositionPointer: '/env/production/current.json',
    });
  });
});
