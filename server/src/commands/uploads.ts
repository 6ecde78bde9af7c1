import { and, eq, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { invalid } from '../api/problem';
import type { Database } from '../database/open-database';
import { uploads } from '../database/tables';

/** Reference to uploaded bytes in the input of a command. */
const uploadReference = v.strictObject({ $upload: v.string() });

/** Replaces each upload reference in a command input with the uploaded bytes, and deletes the upload. */
export async function withUploads(
  transaction: Database,
  input: unknown,
  personId: string,
): Promise<unknown> {
  if (v.is(uploadReference, input)) {
    const [upload] = await transaction
      .delete(uploads)
      .where(and(eq(uploads.id, input.$upload), eq(uploads.personId, personId)))
      .returning({ bytes: uploads.bytes });
    if (!upload) throw invalid('The upload does not exist.');
    return new Uint8Array(upload.bytes);
  }
  if (Array.isArray(input)) {
    const all: unknown[] = [];
    for (const item of input) all.push(await withUploads(transaction, item, personId));
    return all;
  }
  if (typeof input !== 'object' || input === null) return input;
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input))
    fields.push([name, await withUploads(transaction, value, personId)]);
  return Object.fromEntries(fields);
}

/** Stores an upload until a command uses it. Uploads from earlier days are deleted. */
export async function storeUpload(
  database: Database,
  id: string,
  personId: string,
  bytes: Uint8Array,
): Promise<boolean> {
  await database.delete(uploads).where(lt(uploads.time, sql`now() - interval '1 day'`));
  const added = await database
    .insert(uploads)
    .values({ id, personId, bytes })
    .onConflictDoNothing()
    .returning({ id: uploads.id });
  return added.length > 0;
}
