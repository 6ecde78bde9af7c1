import { sql } from 'drizzle-orm';
import { contractSample } from 'shared-kernel/testing/storage';
import { createTestDatabase } from '../test-server';
import { openDatabase, type Database, type OpenedDatabase } from './open-database';
import { openWorkspace } from './open-workspace';
import { readState } from './workspace-state';
import { runWriteTransaction } from './write-transaction';

let servers: readonly OpenedDatabase[];
let remove: () => Promise<void>;

/** Two servers share the database. An embedded database allows only one connection, so both use the same one. */
beforeAll(async () => {
  const { databaseUrl: url, ...created } = await createTestDatabase();
  ({ remove } = created);
  const opened = await openDatabase({ url });
  servers = [opened, url === undefined ? opened : await openDatabase({ url })];
  await openWorkspace(opened.database, contractSample, true);
});
afterAll(async () => {
  for (const server of new Set(servers)) await server.close();
  await remove();
});

const first = () => (servers[0] as OpenedDatabase).database;

const addRevision = async (transaction: Database) => {
  const { revision } = await readState(transaction);
  await transaction.execute(sql`UPDATE workspace SET revision = ${revision + 1}`);
};

const fail = (database: Database, code: string) =>
  database.execute(
    sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$`),
  );

it('[R160] commands are stored in a serializable transaction', async () => {
  const level = sql`SELECT current_setting('transaction_isolation') AS level`;
  const result = await runWriteTransaction(first(), (transaction) => transaction.execute(level));
  expect(JSON.stringify(result)).toContain('{"level":"serializable"}');
});

it('[R160] if two servers write at the same time, each change is stored exactly once', async () => {
  const before = (await readState(first())).revision;
  const work = jest.fn(addRevision);
  const all = Array.from({ length: 40 }, (_, at) => servers[at % 2] as OpenedDatabase);
  await Promise.all(all.map(({ database }) => runWriteTransaction(database, work)));
  expect((await readState(first())).revision).toBe(before + all.length);
  expect(work).toHaveBeenCalledTimes(all.length);
});

it.each(['40001', '40P01'])('[R160] a transaction that fails with %s is retried', async (code) => {
  const before = (await readState(first())).revision;
  let attempts = 0;
  await runWriteTransaction(first(), async (transaction) => {
    await addRevision(transaction);
    if ((attempts += 1) < 3) await fail(transaction, code);
  });
  expect(attempts).toBe(3);
  expect((await readState(first())).revision).toBe(before + 1);
});

it('[R160] a transaction that fails because of a duplicate key is not retried', async () => {
  const work = jest.fn((transaction: Database) => fail(transaction, '23505'));
  await expect(runWriteTransaction(first(), work)).rejects.toThrow('Failed query');
  expect(work).toHaveBeenCalledTimes(1);
});
