import canonicalize from 'canonicalize';
import { type Composition, compositionKey, releaseSchemas } from 'shared-kernel/remote';
import * as v from 'valibot';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { sha256 } from '../base/sha256';
import { environmentsFolder, historyKey, historyPrefix, numberIn, pointerKey } from './keys';
import { noteEntries } from './note';

export const compositionHash = (composition: Composition): string =>
  sha256(canonicalJson(composition));

const recordEntries = {
  hash: releaseSchemas.pointer.entries.hash,
  seq: releaseSchemas.pointer.entries.seq,
  promotion: releaseSchemas.pointer.entries.promotion,
  /** When it was promoted, ISO. */
  at: v.optional(v.string()),
  /** What was done, as a person reads it. */
  action: v.optional(v.string()),
  /** Whether it went back to what ran before; older records lack it. */
  isBack: v.optional(v.boolean()),
  ...noteEntries,
};

/** A time that cannot be read would be later than none, and protect nothing. */
export const timeSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const recordSchema = v.object({ ...recordEntries, at: v.optional(timeSchema) });

/** One promotion as the history keeps it. */
export type PromotionRecord = v.InferOutput<typeof recordSchema>;

/** The pointer as it is written: what the shell reads, and what the history will say of it. */
const pointerSchema = v.object({ ...recordEntries, composition: releaseSchemas.composition });
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** Reads JSON from outside; what is wrong with it becomes a sentence. */
export function readDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
  place: string,
): v.InferOutput<Schema> {
  let document: unknown;
  try {
    document = JSON.parse(body.toString());
  } catch {
    throw new CliError(`${place} is not JSON; nothing was changed.`);
  }
  const parsed = v.safeParse(schema, document);
  if (parsed.success) return parsed.output;
  const where = v.getDotPath(parsed.issues[0]) ?? 'its top';
  throw new CliError(`${place} is not valid at ${where}; nothing was changed.`);
}

/** What can be read; nothing where it is missing or broken. A store that fails stays a failure. */
export const orNothing = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof CliError && error.cause === undefined) return undefined;
    throw error;
  });

/** The document at a key, with its tag; nothing where there is none. */
export async function readStored<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  schema: Schema,
) {
  const held = await store.get(key);
  if (!held) return undefined;
  const document = readDocument(schema, held.body, `${key} in ${store.name}`);
  return { document, tag: held.tag };
}

/** The environment's pointer, or `undefined` where nothing was promoted yet. */
export async function readPointer(store: Store, environment: string) {
  const held = await readStored(store, pointerKey(environment), pointerSchema);
  return held && { pointer: held.document, tag: held.tag };
}

/** The pointer of an environment that must have one. */
export async function requirePointer(store: Store, environment: string): Promise<Pointer> {
  const held = await readPointer(store, environment);
  if (held) return held.pointer;
  throw new CliError(`Nothing was ever promoted to “${environment}” in ${store.name}.`);
}

/** A composition by its hash; one whose text has another hash is refused. */
export async function readComposition(store: Store, hash: string): Promise<Composition> {
  const place = `The composition ${hash.slice(0, 12)} in ${store.name}`;
  const held = await store.get(compositionKey(hash));
  if (!held) throw new CliError(`${place} does not exist.`);
  if (sha256(held.body) !== hash)
    throw new CliError(`${place} does not have the hash it is named by: it was changed or broken.`);
  return readDocument(releaseSchemas.composition, held.body, place);
}

/** What is written down at a key of the history. A record that is written under another number than its own is none. */
async function recordAt(store: Store, key: string): Promise<PromotionRecord | undefined> {
  const record = (await readStored(store, key, recordSchema))?.document;
  if (!record || record.seq === (numberIn(key) ?? record.seq)) return record;
  throw new CliError(
    `${key} in ${store.name} is the record of promotion ${record.seq}; nothing was changed.`,
  );
}

/** What is written down of one promotion; `undefined` where nothing is. */
export const readRecord = (store: Store, environment: string, seq: number) =>
  recordAt(store, historyKey(environment, seq));

/** Every promotion of an environment, the newest first, including the current one. */
export async function readHistory(store: Store, environment: string): Promise<PromotionRecord[]> {
  const keys = await store.list(historyPrefix(environment));
  const held = await Promise.all(keys.map(({ key }) => recordAt(store, key)));
  const current = await readPointer(store, environment);
  const records = new Map(
    [...held, current && recordOf(current.pointer)]
      .filter((record) => record !== undefined)
      .map((record) => [record.seq, record]),
  );
  return [...records.values()].sort((a, b) => b.seq - a.seq);
}

export function recordOf(pointer: Pointer): PromotionRecord {
  return v.parse(v.object(recordEntries), pointer);
}

/** The environments with a key in the store that ends so. */
export async function environmentsWith(store: Store, end: RegExp): Promise<string[]> {
  const names = (await store.list(environmentsFolder)).flatMap(({ key }) => {
    const [, name, rest = ''] = /^([^/]+)\/(.*)$/.exec(key.slice(environmentsFolder.length)) ?? [];
    return name !== undefined && end.test(rest) ? [name] : [];
  });
  return [...new Set(names)];
}

/** The environments that a store holds, however long their histories are. */
export async function listEnvironments(store: Store): Promise<string[]> {
  const found: string[] = [];
  for (const name of await store.folders(environmentsFolder))
    if (await store.has(pointerKey(name))) found.push(name);
  return found;
}

/** JSON with sorted keys (RFC 8785): equal documents have equal text; what is not there has none. */
export const canonicalJson = (value: unknown): string => canonicalize(value) ?? '';
