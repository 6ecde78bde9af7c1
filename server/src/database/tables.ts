import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CollectionName, LogHead } from 'shared-kernel/server';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const recordKey = () => ({
  collection: text('collection').$type<CollectionName>().notNull(),
  id: text('id').notNull(),
});
const count = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** State of the workspace. The table has exactly one row. */
export const workspace = pgTable('workspace', {
  id: smallint('id').primaryKey(),
  revision: count('revision').notNull(),
  epoch: count('epoch').notNull(),
  head: jsonb('head').$type<LogHead>(),
  commitId: text('commit_id'),
  sampleMoment: text('sample_moment').notNull(),
  hasSample: boolean('has_sample').notNull(),
});

/** All records of the workspace. `body` is the record without file bytes. */
export const records = pgTable(
  'records',
  {
    ...recordKey(),
    /** Client id or name of the first company that the record mentions. */
    company: text('company'),
    revision: integer('revision').notNull(),
    /** Workspace revision in which the record was written. */
    writtenAt: count('written_at').notNull(),
    time: moment('time').notNull().defaultNow(),
    body: jsonb('body').$type<object>().notNull(),
    bytes: bytea('bytes'),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id] })],
);

/** Values of each record for the indexes that its collection defines. */
export const indexValues = pgTable(
  'index_values',
  { ...recordKey(), name: text('name').notNull(), value: text('value').notNull() },
  (table) => [primaryKey({ columns: [table.collection, table.name, table.value, table.id] })],
);

export const changes = pgTable(
  'changes',
  {
    revision: count('revision').notNull(),
    ...recordKey(),
    /** Company portals that could see the record before the change. */
    portals: text('portals').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.collection, table.id] })],
);

export const quarantine = pgTable(
  'quarantine',
  {
    ...recordKey(),
    body: jsonb('body').$type<object>().notNull(),
    reasons: text('reasons').array().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id] })],
);

/** Commands that the server has run, so that a retry of the same request has no further effect. */
export const commands = pgTable('commands', {
  id: text('id').primaryKey(),
  personId: text('person_id').notNull(),
  /** Hash of the request. A repeated request must have the same hash. */
  digest: text('digest').notNull(),
  answer: jsonb('answer').$type<object>().notNull(),
  time: moment('time').notNull().defaultNow(),
});

/** Uploaded files that no command has used yet. */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  personId: text('person_id').notNull(),
  bytes: bytea('bytes').notNull(),
  time: moment('time').notNull().defaultNow(),
});
