import 'fake-indexeddb/auto';
import {
  createCommit,
  contractSample,
  describeBrowserStorage,
  createTitleChange,
} from '../test-support/storage-contract';
import { IndexedDbStorage } from './indexed-db-storage';
import { MemoryStorage } from './memory-storage';
import type { WorkspaceStorageEvent } from './storage';

const sample = contractSample;

let databases = 0;

describeBrowserStorage('memory', () => Promise.resolve(new MemoryStorage(sample)));
describeBrowserStorage('IndexedDB', () =>
  IndexedDbStorage.open({ name: `storage-${(databases += 1)}`, sample }),
);

it('[R88] a commit notifies the subscribers of other connections to the database', async () => {
  const name = `storage-${(databases += 1)}`;
  const [one, other] = [
    await IndexedDbStorage.open({ name, sample }),
    await IndexedDbStorage.open({ name, sample }),
  ];
  const heard = new Promise<WorkspaceStorageEvent>((hear) => other.subscribe(hear));
  const change = createTitleChange('Changed');
  const { collection, key } = change;
  await one.commit(await createCommit(one, change));
  const changed = [{ collection, key }];
  expect(await heard).toEqual({ kind: 'changed', changes: { revision: 1, epoch: 0, changed } });
  one.close();
  other.close();
});
