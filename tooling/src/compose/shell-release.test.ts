import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import { pageData } from '../../webpack/page-meta';
import { fakeDescription, fakeRelease, writeFakeShell } from '../release/test-fakes';
import { writeBuiltFrom } from '../provenance/built-from';
import { readBuiltShell } from './built-shell';
import { promote } from './compose';
import { pageRecordKey, shellPageKey } from './keys';
import { putShell } from './shell-release';
import { readShellRecord } from './environment';
import { useReleases } from '../release/test-bench';

const { root, store } = useReleases();

const environment = 'production';

const entry = (name: string, brings: unknown): Composition['remotes'][string] => ({
  ...fakeRelease({ mark: name }).description,
  address: `https://remotes.example.com/${name}/`,
  brings,
});

async function releasedPage(): Promise<string> {
  await putShell(store, environment, {
    built: readBuiltShell(await writeFakeShell(join(root, 'shell'), 'mark')),
  });
  return (await store.get(shellPageKey(environment)))?.body.toString() ?? '';
}

/** What the released page says in a `meta`, as a browser reads it. */
const stamped = async (name: string): Promise<unknown> =>
  JSON.parse(pageData(await releasedPage(), name));

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

  it('[federation] begins a connection to each origin of its remotes, and to no other', async () => {
    const remotes = {
      bills: { ...entry('bills', undefined), address: 'https://other.example.com:8443/bills/' },
      invoices: entry('invoices', undefined),
      ledgers: entry('ledgers', undefined),
      own: { ...entry('own', undefined), address: '/remotes/own/' },
    };
    await promote(store, environment, { schema: 1, remotes });
    const links = [...(await releasedPage()).matchAll(/<link rel="preconnect" .*?>/g)];
    expect(links.map(([link]) => link)).toEqual([
      '<link rel="preconnect" href="https://other.example.com:8443" crossorigin />',
      '<link rel="preconnect" href="https://remotes.example.com" crossorigin />',
    ]);
  });

  it('[deployment] keeps beside the page what it was built from', async () => {
    const folder = await writeFakeShell(join(root, 'shell'), 'mark');
    const from = { commit: 'c'.repeat(40), clean: true, builder: 'a', lockfile: 'b', node: 'v20' };
    writeBuiltFrom(folder, from);
    await putShell(store, environment, { built: readBuiltShell(folder) });
    const page = (await readShellRecord(store, environment))?.page ?? '';
    const kept = await store.get(pageRecordKey(environment, page));
    expect(JSON.parse(String(kept?.body))).toEqual(from);
    expect(await store.list('shell/assets/built')).toEqual([]);
  });

  it('[deployment] compares by content what is there already, and refuses other bytes', async () => {
    const built = async () => readBuiltShell(await writeFakeShell(join(root, 'shell'), 'mark'));
    await putShell(store, environment, { built: await built() });
    expect(await putShell(store, environment, { built: await built() })).toMatchObject({ put: 0 });
    await writeFile(store.pathOf('shell/assets/mark.js'), 'mar');
    await expect(putShell(store, environment, { built: await built() })).rejects.toThrow(
      'shell/assets/mark.js in',
    );
  });
});
