import { and, eq, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpProblem } from '../api/problem';
import type { Database } from '../database/open-database';
import { uploads } from '../database/tables';

/** Reference to uploaded bytes in the input of a command. */
const uploadReference = v.strictObject({ $upload: v.string() });

/** Replaces each reference to an upload with its bytes. Each upload can be used once. */
export async function resolveUploads(database: Database, given: unknown, personId: string) {
  const used: string[] = [];

  async function replace(value: unknown): Promise<unknown> {
    if (v.is(uploadReference, value)) {
      const { $upload: id } = value;
      const [upload] = await database
        .select({ bytes: uploads.bytes })
        .from(uploads)
        .where(and(eq(uploads.id, id), eq(uploads.personId, personId)));
      if (!upload) throw new HttpProblem(400, 'The upload does not exist.');
      used.push(id);
      return new Uint8Array(upload.bytes);
    }
    if (Array.isArray(value)) return Promise.all(value.map(replace));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(
      async ([name, field]) => [name, await replace(field)] as const,
    );
    return Object.fromEntries(await Promise.all(fields));
  }

  return { input: await replace(given), used };
}

/** Stores an upload until a command uses it. Uploads of earlier days are deleted. */
export async function storeUpload(database: Database, upload: typeof uploads.$inferInsert) {
  await database.delete(uploads).where(lt(uploads.time, sql`now() - interval '1 day'`));
  await database.insert(uploads).values(upload);
}
