import { defaultPreferences } from '../domain/profile/preferences';
import { requestPersistentStorage } from './page-workspace';
import { setRead } from './commands';
import { resetWorkspace } from './files/replace-commands';
import { exportWorkspace } from './files/export-commands';
import { createMemorySource } from './create-source';
import { sampleSeed } from './database/seed-data';
import { testSession } from './test-support/session';
import { createWorkspace } from './workspace';

const persist = jest.fn(() => Promise.resolve(true));

function lend(storage: object | undefined) {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

beforeEach(() => {
  persist.mockClear();
  lend({ persist });
});

afterAll(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

describe('requestPersistentStorage', () => {
  it('[workspace] requests persistent storage only once, even if the browser refuses', () => {
    persist.mockRejectedValueOnce(new Error('No'));
    requestPersistentStorage();
    requestPersistentStorage();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('[workspace] does nothing if the browser has no storage API', () => {
    lend(undefined);
    expect(requestPersistentStorage).not.toThrow();
    lend({ persist });
    requestPersistentStorage();
    expect(persist).toHaveBeenCalledTimes(1);
  });
});

describe('onChanged of a workspace', () => {
  it('[workspace] calls onChanged for each real change by a user, and for nothing else', async () => {
    const onChanged = jest.fn();
    const source = createMemorySource(sampleSeed);
    const workspace = createWorkspace({ source, behaviour: 'live', onChanged });
    const session = testSession();
    await source.list('contracts');
    await workspace.run(exportWorkspace, {}, session);
    await workspace.run(setRead, { ids: ['NT-NOBODY'], isRead: true }, session);
    expect(onChanged).not.toHaveBeenCalled();
    await workspace.run(setRead, { ids: ['NT-001'], isRead: true }, session);
    expect(onChanged).toHaveBeenCalledTimes(1);
    await workspace.run(resetWorkspace, {}, session);
    expect(onChanged).toHaveBeenCalledTimes(2);
    expect(session.preferences.read()).toEqual(defaultPreferences);
  });
});
