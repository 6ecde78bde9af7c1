import { gzipSync } from 'node:zlib';
import 'fake-indexeddb/auto';
import { defaultPreferences } from '../../domain/profile/preferences';
import { importWorkspace, setRead } from '../commands';
import { StorageError } from '../store/source-errors';
import { contentsOf } from '../test-support/contents';
import { testSession } from '../test-support/session';
import { linesIn } from '../test-support/workspace-transfer';
import { createWorkspace, type Workspace } from '../workspace';
import { createBrowserSource } from './create-source';

type Put = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>;

let name = '';
let databases = 0;
let workspace: Workspace;

beforeEach(() => {
  name = `staged-${(databases += 1)}`;
  workspace = createWorkspace({ source: createBrowserSource({ name }), behaviour: 'live' });
});

afterEach(() => {
  jest.restoreAllMocks();
  workspace.close();
});

const sample = async () =>
  new Blob([(await linesIn(workspace.source, defaultPreferences)).join('\n')]);

/** Breaks an import off at this point. */
async function importUntil(fraction: number, file: Blob) {
  const breaking = new AbortController();
  const onProgress = (at: number) => {
    if (at > fraction) breaking.abort();
  };
  return workspace.run(
    importWorkspace,
    { file, onProgress, signal: breaking.signal },
    testSession(),
  );
}

describe('an import', () => {
  it.each([0.2, 0.4])(
    '[workspace] changes nothing if it is cancelled after %d of it',
    async (fraction) => {
      const file = await sample();
      await workspace.run(setRead, { ids: ['NT-001'], isRead: true }, testSession());
      const before = await contentsOf(workspace.source);
      expect(await importUntil(fraction, file)).toMatchObject({
        status: 'failed',
        error: { kind: 'cancelled' },
      });
      expect(await contentsOf(workspace.source)).toEqual(before);
      expect(workspace.source.status().durability).toBe('durable');
    },
  );

  it('[workspace] is refused if the browser has no space, and the workspace stays as it is', async () => {
    const file = await sample();
    const before = await contentsOf(workspace.source);
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      if (this.name === 'contracts') throw new DOMException('Full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    const result = await workspace.run(importWorkspace, { file }, testSession());
    if (result.status !== 'failed') throw new Error('It was taken');
    expect(result.error.message).toBe('This browser’s storage is full. Nothing was changed.');
    expect(result.error.cause).toBeInstanceOf(StorageError);
    expect(await contentsOf(workspace.source)).toEqual(before);
    expect(workspace.source.status().durability).toBe('durable');
  });

  it('[workspace] does not start if the browser has no space for the file', async () => {
    const file = await sample();
    const estimate = () => Promise.resolve({ quota: 1000, usage: 100 });
    Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
    const result = await workspace.run(importWorkspace, { file }, testSession());
    Reflect.deleteProperty(navigator, 'storage');
    if (result.status !== 'failed') throw new Error('It was taken');
    expect(result.error.message).toMatch(
      /^The file has [\d.]+ kB, and this browser has room for 900 B\.$/,
    );
    expect(workspace.source.status().durability).toBe('durable');
    await workspace.run(setRead, { ids: ['NT-001'], isRead: true }, testSession());
    expect((await workspace.source.get('notifications', 'NT-001'))?.record.isRead).toBe(true);
  });

  it('[workspace] does not start if the browser has no space for the unpacked file', async () => {
    const packed = gzipSync(await (await sample()).text());
    const estimate = () => Promise.resolve({ quota: packed.length, usage: 0 });
    Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
    const file = new Blob([new Uint8Array(packed)]);
    const result = await workspace.run(importWorkspace, { file }, testSession());
    Reflect.deleteProperty(navigator, 'storage');
    if (result.status !== 'failed') throw new Error('It was taken');
    expect(result.error.message).toMatch(
      /^The file has [\d.]+ kB, and this browser has room for [\d.]+ kB\.$/,
    );
  });
});
