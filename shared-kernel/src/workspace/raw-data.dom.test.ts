import 'fake-indexeddb/auto';
import type { Notification } from '../domain/notification';
import { createBrowserSource } from './create-source';
import { deleteWorkspaceData, rawWorkspaceData } from './raw-data';

it('[R87] stored data of another version can be downloaded and deleted', async () => {
  const other = createBrowserSource({ version: 99 });
  const [first] = await other.list('notifications');
  const bytes = Uint8Array.from([1, 2, 255]);
  const addedAt = '2024-07-22T09:00:00.000Z';
  const file = { id: 'DOC-1', name: 'a.pdf', mediaType: 'application/pdf', addedAt, bytes };
  await other.withWriteLock(({ write }) =>
    write([{ collection: 'files', key: file.id, base: undefined, next: file }]),
  );
  other.close();

  const { stores } = JSON.parse(await (await rawWorkspaceData()).text()) as {
    stores: Record<string, { value: { record: object } }[]>;
  };
  const found = stores.notifications?.map(({ value }) => value.record as Notification);
  expect(found?.[0]).toEqual(first);
  expect(stores.files?.[0]?.value.record).toMatchObject({ id: 'DOC-1', bytes: 'AQL/' });

  await deleteWorkspaceData();
  const source = createBrowserSource();
  expect(await source.list('files')).toEqual([]);
  expect(source.status().durability).toBe('durable');
  source.close();
});
