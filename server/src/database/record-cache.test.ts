import { getCollectionSpec, type CollectionName, type LoadQuery } from 'shared-kernel/server';
import { executeServerCommand } from '../commands/execute-command';
import { synchronize } from '../commands/server-workspace';
import { linkPerson } from '../persons/person';
import { startTestServer, startTimeoutMs, type TestServer } from '../test-server';
import { RecordCache } from './record-cache';
import { loadRows } from './record-rows';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, startTimeoutMs);
afterAll(() => server.stop());

const admin = (command: string, input: unknown) =>
  server.run(server.adminEmail, 'admin', command, input);

/** Returns queries for all records, for some keys, and for the values and ranges of each index. */
async function queriesOf(collection: CollectionName): Promise<(LoadQuery | undefined)[]> {
  const rows = await loadRows(server.workspace.database, collection);
  const { indexes, keyOf } = getCollectionSpec(collection);
  const keys = rows.map(({ record }) => keyOf(record));
  const some = { keys: [keys.at(-1) ?? '', 'missing', keys.at(0) ?? ''] };
  const byIndex = Object.entries(indexes).flatMap(([index, valueOf]) => {
    const values = rows.flatMap(({ record }) => valueOf(record) ?? []).toSorted();
    const [from, to] = [values.at(values.length >> 2), values.at(values.length >> 1)];
    return [{ equals: to }, { from, to }, { descending: true, limit: 3 }].map((range) => {
      return { index, range };
    });
  });
  return [undefined, some, ...byIndex];
}

it('[R150] the cache contains the current records after another server has written', async () => {
  const { database, sample } = server.workspace;
  const other = { database, sample, cache: new RecordCache(), now: () => new Date() };
  const collections = ['contracts', 'transactions', 'notifications', 'server.persons@1'] as const;
  const payment = { type: 'fiat', counterparty: 'Meridian Energy Partners', amount: 5 };
  const writes = [
    () => admin('contract.create', { title: 'B', type: 'joint_venture', client: '', value: '' }),
    () =>
      admin('transaction.create', { ...payment, currency: 'USD', toCurrency: '', reference: 'x' }),
    () => server.addPerson('cached', ['banking']),
    () => admin('notification.markAllRead', {}),
    () => admin('person.remove', { id: 'PER-cached' }),
  ];
  for (const write of [() => Promise.resolve(), ...writes]) {
    await write();
    await synchronize(other);
    for (const collection of collections as readonly CollectionName[])
      for (const query of await queriesOf(collection)) {
        const rows = await other.cache.read(database, collection, query);
        expect([collection, query, rows]).toEqual([
          collection,
          query,
          await loadRows(database, collection, query),
        ]);
      }
  }
  // Each of the two servers must see the other’s changes.
  const email = await server.addPerson('linked', ['banking']);
  const link = { id: 'PER-linked', subject: 'elsewhere' };
  await executeServerCommand(other, linkPerson, link);
  const token = await server.token(email);
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.app.inject({ url: '/me', headers })).statusCode).toBe(401);
});
