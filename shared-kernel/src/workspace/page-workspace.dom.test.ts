import 'fake-indexeddb/auto';
import { importWorkspace, resetWorkspace, setRead } from './commands';
import { testSession } from './test-support/session';
import { workspaceText } from './test-support/workspace-text';

const openPage = async (search: string) => {
  window.history.replaceState(undefined, '', `/${search}`);
  jest.resetModules();
  const { pageWorkspace } = await import('./page-workspace');
  const { contentsOf } = await import('./page-place');
  return { pageWorkspace, workspace: pageWorkspace(), contentsOf };
};

afterEach(() => {
  globalThis.tfTimesInUtc = undefined;
});

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

describe('pageWorkspace', () => {
  it('[workspace] is one, kept in this browser', async () => {
    const { pageWorkspace, workspace } = await openPage('');
    expect(pageWorkspace()).toBe(workspace);
    expect(await workspace.source.count('contracts')).toBe(3);
    expect(workspace.behaviour).toBe('live');
    expect(globalThis.tfTimesInUtc).toBeUndefined();
    expect(await databases()).toEqual(['trustfold']);
    workspace.close();
  });

  it('[workspace] is one beside it where the page shows what is not live', async () => {
    document.documentElement.dataset.workspace = 'preview';
    const { workspace } = await openPage('');
    expect(await workspace.source.count('contracts')).toBe(3);
    expect(await databases()).toContain('trustfold-preview');
    delete document.documentElement.dataset.workspace;
    workspace.close();
  });

  it('[workspace] is the sample in reference, and touches no storage', async () => {
    const open = jest.spyOn(indexedDB, 'open');
    const { workspace } = await openPage('?behaviour=reference');
    expect(await workspace.source.count('contracts')).toBe(3);
    expect(workspace.source.status()).toMatchObject({ durability: 'memory', reason: 'reference' });
    expect(open).not.toHaveBeenCalled();
  });

  it('[time] has the clock of UTC in reference, as the sample was written', async () => {
    await openPage('?behaviour=reference');
    expect(globalThis.tfTimesInUtc).toBe(true);
  });
});

describe('what a page’s workspace holds', () => {
  it('[R25, workspace] has another name after an import and after a reset, and not after any other command', async () => {
    const { workspace, contentsOf } = await openPage('');
    const name = () => contentsOf('trustfold');
    const names = [name()];
    await workspace.run(setRead, { ids: ['NT-001'], isRead: true }, testSession());
    expect(name()).toBe(names[0]);
    const file = new File([workspaceText()], 'workspace.json');
    expect(await workspace.run(importWorkspace, { file }, testSession())).toMatchObject({
      status: 'done',
    });
    names.push(name());
    expect(await workspace.run(resetWorkspace, {}, testSession())).toMatchObject({
      status: 'done',
    });
    names.push(name());
    expect(new Set(names).size).toBe(3);
    expect(contentsOf('trustfold-preview')).toBe('trustfold-preview');
    workspace.close();
  });
});
