import { sql } from 'drizzle-orm';
import { contractSample, describeStorage } from 'shared-kernel/testing/storage';
import { openDatabase, type OpenedDatabase } from './open-database';
import { openWorkspace } from './open-workspace';
import { RecordCache } from './record-cache';
import { createTestStorage } from './test-storage';

let opened: OpenedDatabase;

beforeAll(async () => {
  opened = await openDatabase({ url: process.env.TRUSTFOLD_TEST_DATABASE });
});
afterAll(() => opened.close());

async function openEmpty() {
  const { database } = opened;
  await database.execute(
    sql`TRUNCATE workspace, records, index_values, changes, quarantine, commands, uploads`,
  );
  await openWorkspace(database, contractSample, true);
  const cache = new RecordCache();
  return createTestStorage({ database, cache, sample: contractSample, now: () => new Date() });
}

describeStorage('PostgreSQL', openEmpty);

it('[R140] the database does not allow audit entries to be changed or removed', async () => {
  await openEmpty();
  const { database } = opened;
  await expect(
    database.execute(sql`DELETE FROM records WHERE collection = 'auditEntries'`),
  ).rejects.toThrow(/DELETE/);
  await expect(
    database.execute(sql`UPDATE records SET company = 'x' WHERE collection = 'auditEntries'`),
  ).rejects.toThrow(/UPDATE/);
});

it('[R140] the database notifies listeners of each commit', async () => {
  let hear = (): void => undefined;
  const heard = new Promise<void>((done) => (hear = done));
  const stop = await opened.listen(() => hear());
  await opened.database.execute(sql`SELECT pg_notify('trustfold_changes', '1')`);
  await expect(heard).resolves.toBeUndefined();
  await stop();
});
