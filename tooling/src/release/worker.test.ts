import { readHistory, requirePointer } from '../compose/documents';
import type { DirectoryStore } from '../store/directory-store';
import { fakeLive } from './fake-live';
import { removeRemote } from './remove';
import { rollback } from './rollback';
import { setWorker } from './worker';

const environment = 'production';

let live: Awaited<ReturnType<typeof fakeLive>>;
let store: DirectoryStore;

const release = (name: string, mark?: string) => live.release(name, mark);

beforeEach(async () => {
  live = await fakeLive(environment);
  ({ store } = live);
});
afterEach(() => live.remove());

const standing = async () => (await requirePointer(store, environment)).composition;

describe('setWorker', () => {
  it('[deployment] switches the worker off and on again, as the history says', async () => {
    const before = await requirePointer(store, environment);
    await setWorker(store, 'off', { environment });
    expect(await standing()).toEqual({ ...before.composition, worker: 'off' });
    expect((await readHistory(store, environment))[0]?.action).toBe('worker off');
    const after = await setWorker(store, 'on', { environment });
    expect(after.hash).toBe(before.hash);
  });

  it('[deployment] stays off whatever is released, removed or taken back meanwhile', async () => {
    await setWorker(store, 'off', { environment });
    await release('contracts', 'next');
    await release('ledger');
    await removeRemote(store, 'invoices', { environment });
    await rollback(store, { environment, remote: 'contracts' });
    expect((await standing()).worker).toBe('off');
  });

  it('[deployment] changes nothing in a dry run, or where another state was expected', async () => {
    await setWorker(store, 'off', { environment, dryRun: true });
    await expect(setWorker(store, 'off', { environment, expect: '1' })).rejects.toThrow(
      'production stands at promotion 2',
    );
    expect((await standing()).worker).toBeUndefined();
  });
});
